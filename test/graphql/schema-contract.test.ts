import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql'
import { expect, it } from 'vitest'
import { createSchema } from '../../src/graphql/schema.ts'

const contract = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'))

it('builds exactly the schema that schema.graphql says', () => {
  const print = (schema: typeof contract) => printSchema(lexicographicSortSchema(schema))
  expect(print(createSchema())).toBe(print(contract))
})

it('describes every type, field, argument and enum value', () => {
  const own = Object.values(contract.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  )
  expect(own.flatMap(undescribed)).toEqual([])
})

function undescribed(type: GraphQLNamedType): string[] {
  const described: Described[] = [{ name: type.name, description: type.description }]
  if (isEnumType(type)) described.push(...type.getValues().map((value) => within(type.name, value)))
  if (isInputObjectType(type) || isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) {
      described.push(within(type.name, field))
      const args: readonly Described[] = 'args' in field ? field.args : []
      described.push(...args.map((arg) => within(`${type.name}.${field.name}`, arg)))
    }
  }
  return described.filter(({ description }) => !description?.trim()).map(({ name }) => name)
}

type Described = { name: string; description: string | null | undefined }

function within(parent: string, { name, description }: Described): Described {
  return { name: `${parent}.${name}`, description }
}

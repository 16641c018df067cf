import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from 'graphql'

type Described = { name: string; description?: string | null | undefined }

/**
 * Copies every description of `contract` to the thing of the same name in `schema`, so that each is written once, in
 * schema.graphql.
 */
export function describeSchema(schema: GraphQLSchema, contract: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    const source = contract.getType(type.name)
    if (source === undefined || isIntrospectionType(type)) continue
    type.description = source.description
    describeAll(partsOf(type), partsOf(source))
  }
}

function describeAll(targets: readonly Described[], sources: readonly Described[]): void {
  for (const target of targets) {
    const source = sources.find(({ name }) => name === target.name)
    if (source === undefined) continue
    target.description = source.description
    describeAll(argumentsOf(target), argumentsOf(source))
  }
}

/** Fields or values. */
function partsOf(type: GraphQLNamedType): readonly Described[] {
  if (isEnumType(type)) return type.getValues()
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
    return Object.values(type.getFields())
  return []
}

function argumentsOf(part: Described): readonly Described[] {
  return 'args' in part ? (part as GraphQLField<unknown, unknown>).args : []
}

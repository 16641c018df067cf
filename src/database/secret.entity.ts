import { defineEntity, p } from '@mikro-orm/core'

const SecretSchema = defineEntity({
  name: 'Secret',
  tableName: 'secrets',
  properties: {
    name: p.text().primary(),
    value: p.text(),
  },
})

/** A random value that all processes on one database share, such as the key that signs links. */
export class Secret extends SecretSchema.class {}
SecretSchema.setClass(Secret)

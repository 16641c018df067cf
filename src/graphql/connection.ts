import type { InterfaceRef, ObjectRef } from '@pothos/core'
import { encodeCursor, maxPage, type Page, type PageRequest, readPageRequest } from '../lib/page.ts'
import { builder } from './builder.ts'

/** A page, with what its cursors are made of: the list's name and each item's key. */
export type Connection<Item> = Page<Item> & { list: string; key: (item: Item) => string }

type Schema = typeof builder.$inferSchemaTypes

/** What an item is: a type, or one of several that have an interface in common. */
type NodeType<Item> = InterfaceRef<Schema, Item> | ObjectRef<Schema, Item>

type Edge<Item> = { cursor: string; node: Item }

type PageArgs = { first?: number | null | undefined; after?: string | null | undefined }

/** The arguments of every connection. */
export const pageArgs = builder.args((t) => ({
  after: t.string(),
  first: t.int({ defaultValue: 50 }),
}))

/** A connection costs what is selected of each item. (A page that is too large is refused as such, when it's read.) */
export function pageCost({ first }: PageArgs) {
  return { field: 1, multiplier: Math.min(first ?? 50, maxPage) }
}

/**
 * Reads a page of a list.
 * @param list.name Names the list, with the ids that it belongs to: its cursors are refused elsewhere.
 * @throws InvalidInputError with field `first` or `after`.
 */
export async function readConnection<Item>(
  args: PageArgs,
  list: { name: string; key: (item: Item) => string; read: (page: PageRequest) => Promise<Page<Item>> },
): Promise<Connection<Item>> {
  const page = await list.read(readPageRequest(list.name, args))
  return { ...page, list: list.name, key: list.key }
}

type PageInfo = { cursors: string[]; hasNextPage: boolean }

const PageInfoType = builder.objectRef<PageInfo>('PageInfo').implement({
  fields: (t) => ({
    endCursor: t.string({ nullable: true, resolve: ({ cursors }) => cursors.at(-1) }),
    hasNextPage: t.exposeBoolean('hasNextPage'),
    hasPreviousPage: t.boolean({ resolve: () => false }),
    startCursor: t.string({ nullable: true, resolve: ({ cursors }) => cursors[0] }),
  }),
})

/**
 * Defines the types `<name>Connection` and `<name>Edge`.
 * @param options.nullable Whether an item may be an error, which then is that of its node alone.
 */
export function defineConnection<Item, Shape extends Connection<Item> = Connection<Item>>(
  name: string,
  node: NodeType<Item>,
  { nullable = false } = {},
) {
  const EdgeType = builder.objectRef<Edge<Item>>(`${name}Edge`).implement({
    fields: (t) => ({
      cursor: t.exposeString('cursor'),
      // What a resolver gives is worked out from its type, which can't be done before Item is known.
      node: t.field({ type: node, nullable, resolve: (edge) => edge.node as never }),
    }),
  })
  return builder.objectRef<Shape>(`${name}Connection`).implement({
    fields: (t) => ({
      edges: t.field({ type: [EdgeType], resolve: (page) => edgesOf<Item>(page) }),
      pageInfo: t.field({
        type: PageInfoType,
        resolve: (page) => ({
          cursors: edgesOf<Item>(page).map(({ cursor }) => cursor),
          hasNextPage: page.hasNextPage,
        }),
      }),
    }),
  })
}

/** A page of a list that can be counted, which walks over all of it. */
export type CountedConnection<Item> = Connection<Item> & { count: () => Promise<number> }

/** As `defineConnection`, with `totalCount`: the list is counted only where that's asked for. */
export function defineCountedConnection<Item>(
  name: string,
  node: ObjectRef<typeof builder.$inferSchemaTypes, Item>,
) {
  const ConnectionType = defineConnection<Item, CountedConnection<Item>>(name, node)
  builder.objectField(ConnectionType, 'totalCount', (t) => t.int({ resolve: (page) => page.count() }))
  return ConnectionType
}

function edgesOf<Item>({ items, list, key }: Connection<Item>): Edge<Item>[] {
  return items.map((node) => ({ cursor: encodeCursor(list, key(node)), node }))
}

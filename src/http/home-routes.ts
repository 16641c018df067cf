import type { Route } from './route.ts'

export const homeRoutes: readonly Route[] = [
  {
    methods: ['GET', 'HEAD'],
    path: '/',
    handle: async ({ response }) => void response.writeHead(302, { location: '/graphql' }).end(),
  },
]

import { graphql } from '../../src/gql/gql.ts'

export const channelList = graphql(`
  query ChannelsForTest {
    channels { name role concurrency bytesPerSecond }
  }
`)

import { graphql } from '../generated/index.ts';

export const UnreadNotices = graphql(`
  query UnreadNotices {
    myUnreadNotices
  }
`);

export const MyNotices = graphql(`
  query MyNotices($page: Int!, $pageSize: Int!) {
    myUnreadNotices
    myNotices(page: $page, pageSize: $pageSize) {
      count
      results {
        ...NoticeFields
      }
    }
  }
`);

export const ReadNotices = graphql(`
  mutation ReadNotices($notices: [ID!]) {
    readMyNotices(notices: $notices)
  }
`);

import { graphql } from '../generated/index.ts';

/** With whose portal it is, for the frame and the titles of all its screens: no request of its own on a slow line. */
export const UnreadNotices = graphql(`
  query UnreadNotices {
    myUnreadNotices
    myUnreadThreads
    myOpenShifts {
      id
      claim
    }
    myEmployee {
      id
      companyName
      status
    }
  }
`);

/** The number stands in the query, too: a variable is weighed as the largest page that there may be. */
export const pageSize = 20;

export const MyNotices = graphql(`
  query MyNotices($page: Int!) {
    myUnreadNotices
    myNotices(page: $page, pageSize: 20) {
      count
      results {
        ...NoticeFields
      }
    }
  }
`);

export const ReadNotices = graphql('mutation ReadNotices { readMyNotices }');
export const UnreadLastNotices = graphql('mutation UnreadLastNotices { unreadMyNotices }');

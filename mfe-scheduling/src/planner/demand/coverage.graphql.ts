import { graphql, type DocumentType } from '../../generated/index.ts';

export const Coverage = graphql(`
  query Coverage {
    coverage {
      from
      until
      posts {
        id
        name
        color
        clientId
        clientName
        locationId
        locationName
        timeZone
        asked
        covered
        open
        over
        unqualified
        billed
      }
      sites {
        ...all
      }
      stretches {
        ...all
      }
      closures {
        ...all
      }
    }
  }
`);

export type CoveredWeek = DocumentType<typeof Coverage>['coverage'];
export type CoveredSite = CoveredWeek['sites'][number];
export type CoveredPost = CoveredWeek['posts'][number];

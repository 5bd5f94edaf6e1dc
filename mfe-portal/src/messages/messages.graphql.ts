import { graphql, type DocumentType } from '../generated/index.ts';

const fragment = graphql('fragment MyThreadFields on MyThread { ...all days { ...all } }');

export type MyThread = DocumentType<typeof fragment>;

export const MyThreads = graphql(`
  query MyThreads($page: Int!) {
    myThreads(page: $page, pageSize: 20) {
      count
      results {
        ...MyThreadFields
      }
    }
  }
`);

export const MyThreadAbout = graphql(`
  query MyThreadAbout($shift: ID, $openShift: ID, $offer: ID, $timeOff: ID) {
    myThreads(shift: $shift, openShift: $openShift, offer: $offer, timeOff: $timeOff, pageSize: 1) {
      results {
        ...MyThreadFields
      }
    }
  }
`);

export const MyThreadById = graphql('query MyThreadById { myThread { ...MyThreadFields } }');

export const MyThreadMessages = graphql(`
  query MyThreadMessages($thread: ID!) {
    myThreadMessages(thread: $thread, pageSize: 100) {
      results {
        ...all
      }
    }
  }
`);

export const ReadMyThread = graphql('mutation ReadMyThread { readMyThread { ...MyThreadFields } }');

import { graphql, type DocumentType } from '../../generated/index.ts';

const fragment = graphql('fragment WholeThread on Thread { ...all days { ...all } }');

export type WholeThread = DocumentType<typeof fragment>;

export const Threads = graphql('query Threads { threads { count results { ...WholeThread } } }');

export const ThreadAbout = graphql(`
  query ThreadAbout($shift: ID, $openShift: ID, $offer: ID, $timeOff: ID) {
    threads(shift: $shift, openShift: $openShift, offer: $offer, timeOff: $timeOff, pageSize: 1) {
      results {
        ...WholeThread
      }
    }
  }
`);

export const OneThread = graphql('query OneThread { thread { ...WholeThread } }');

export const ThreadMessages = graphql(`
  query ThreadMessages($thread: ID!) {
    threadMessages(thread: $thread, pageSize: 100) {
      results {
        ...all
      }
    }
  }
`);

export const ThreadReaders = graphql('query ThreadReaders { threadReaders { ...all } }');

export const WriteMessage = graphql('mutation WriteMessage { writeMessage { ...WholeThread } }');
export const ReadThread = graphql('mutation ReadThread { readThread { ...WholeThread } }');
export const SendBroadcast = graphql('mutation SendBroadcast { broadcast { ...WholeThread } }');
export const RemindReaders = graphql('mutation RemindReaders { remindReaders { ...WholeThread } }');

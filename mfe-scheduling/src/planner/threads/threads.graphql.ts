import { graphql, type DocumentType } from '../../generated/index.ts';

const fragment = graphql(`
  fragment WholeThread on Thread {
    id
    kind
    subjectId
    clientName
    locationName
    startTime
    endTime
    days {
      fromDay
      fromTime
      untilDay
      untilTime
    }
    timeZone
    asksAcknowledgement
    names
    lastText
    lastAt
    unread
    people
    haveRead
    haveAcknowledged
  }
`);

export type WholeThread = DocumentType<typeof fragment>;

export const Threads = graphql(`
  query Threads($page: Int!, $pageSize: Int!, $search: String, $ordering: String, $company: ID, $kind: ThreadKind) {
    threads(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company, kind: $kind) {
      count
      results {
        ...WholeThread
      }
    }
  }
`);

export const ThreadAbout = graphql(`
  query ThreadAbout($shift: ID, $openShift: ID, $offer: ID, $timeOff: ID) {
    threads(shift: $shift, openShift: $openShift, offer: $offer, timeOff: $timeOff, pageSize: 1) {
      results {
        ...WholeThread
      }
    }
  }
`);

export const OneThread = graphql(`
  query OneThread($id: ID!) {
    thread(id: $id) {
      ...WholeThread
    }
  }
`);

export const ThreadMessages = graphql(`
  query ThreadMessages($thread: ID!) {
    threadMessages(thread: $thread, pageSize: 100) {
      results {
        id
        text
        writtenAt
        authorName
        isMine
        readBy
      }
    }
  }
`);

export const ThreadReaders = graphql(`
  query ThreadReaders($thread: ID!) {
    threadReaders(thread: $thread) {
      employeeId
      employeeName
      hasAccount
      readAt
      acknowledgedAt
      remindedAt
    }
  }
`);

export const WriteMessage = graphql(`
  mutation WriteMessage($input: NewMessage!) {
    writeMessage(input: $input) {
      ...WholeThread
    }
  }
`);

export const ReadThread = graphql(`
  mutation ReadThread($id: ID!, $until: ID!) {
    readThread(id: $id, until: $until) {
      ...WholeThread
    }
  }
`);

export const SendBroadcast = graphql(`
  mutation SendBroadcast($input: NewBroadcast!) {
    broadcast(input: $input) {
      ...WholeThread
    }
  }
`);

export const RemindReaders = graphql(`
  mutation RemindReaders($id: ID!) {
    remindReaders(id: $id) {
      ...WholeThread
    }
  }
`);

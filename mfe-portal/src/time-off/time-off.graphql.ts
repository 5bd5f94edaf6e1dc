import { graphql, type DocumentType } from '../generated/index.ts';

const fragment = graphql(`
  fragment MyTimeOffFields on TimeOff {
    id
    typeId
    typeName
    unit
    fromDay
    fromTime
    untilDay
    untilTime
    amount
    reason
    fileName
    lacksDocument
    status
    answer
    suggestedFrom
    suggestedUntil
  }
`);

export type MyTimeOffRequest = DocumentType<typeof fragment>;

export const MyTimeOff = graphql(`
  query MyTimeOff {
    myTimeOffBalances {
      typeId
      typeName
      unit
      isSick
      isCounted
      needsApproval
      needsDocument
      noticeDays
      pending
      balance
    }
    myTimeOff(pageSize: 20) {
      results {
        ...MyTimeOffFields
      }
    }
  }
`);

export type Balance = DocumentType<typeof MyTimeOff>['myTimeOffBalances'][number];

export const MyTimeOffEntries = graphql(`
  query MyTimeOffEntries($type: ID) {
    myTimeOffEntries(type: $type, pageSize: 50) {
      results {
        id
        kind
        amount
        day
        reason
      }
    }
  }
`);

export const RestoreTimeOff = graphql('mutation RestoreTimeOff { restoreTimeOff { ...MyTimeOffFields } }');
export const SetTimeOffFile = graphql('mutation SetTimeOffFile { setMyTimeOffFile { ...MyTimeOffFields } }');
export const DeleteTimeOffFile = graphql('mutation DeleteTimeOffFile { deleteMyTimeOffFile { ...MyTimeOffFields } }');

import { graphql, type DocumentType } from '../../generated/index.ts';

const fragment = graphql(`
  fragment WholeOffer on Offer {
    id
    kind
    status
    employeeId
    employeeName
    colleagueId
    colleagueName
    deadline
    answer
    given {
      ...PlannerOfferedShift
    }
    inReturn {
      ...PlannerOfferedShift
    }
  }
`);

graphql(`
  fragment PlannerOfferedShift on OfferedShift {
    shiftId
    title
    clientName
    locationName
    startTime
    endTime
    timeZone
  }
`);

export type WholeOffer = DocumentType<typeof fragment>;

export const Offers = graphql(`
  query Offers(
    $page: Int!
    $pageSize: Int!
    $search: String
    $ordering: String
    $company: ID
    $status: OfferStatus
    $kind: OfferKind
  ) {
    offers(
      page: $page
      pageSize: $pageSize
      search: $search
      ordering: $ordering
      company: $company
      status: $status
      kind: $kind
    ) {
      count
      results {
        ...WholeOffer
      }
    }
  }
`);

/** What is to be decided, and what speaks against it. */
export const OfferDecision = graphql(`
  query OfferDecision($id: ID!) {
    offer(id: $id) {
      ...WholeOffer
    }
    offerConflicts(offer: $id) {
      change
      ...AnsweredConflict
    }
  }
`);

export const ApproveOffer = graphql(`
  mutation ApproveOffer($id: ID!) {
    approveOffer(id: $id) {
      ...WholeOffer
    }
  }
`);

export const RefuseOffer = graphql(`
  mutation RefuseOffer($id: ID!, $answer: String) {
    refuseOffer(id: $id, answer: $answer) {
      ...WholeOffer
    }
  }
`);

export const TakeBackOffer = graphql(`
  mutation TakeBackOffer($id: ID!) {
    takeBackOffer(id: $id) {
      id
      status
    }
  }
`);

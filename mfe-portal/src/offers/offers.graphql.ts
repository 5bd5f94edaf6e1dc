import { graphql, type DocumentType } from '../generated/index.ts';

const shift = graphql(`
  fragment OfferedShiftFields on OfferedShift {
    shiftId
    title
    clientName
    locationName
    startTime
    endTime
    timeZone
  }
`);

export type OfferedShift = DocumentType<typeof shift>;

const fragment = graphql(`
  fragment MyOfferFields on MyOffer {
    id
    kind
    status
    isMine
    isMyTurn
    colleagueName
    deadline
    answer
    given {
      ...OfferedShiftFields
    }
    inReturn {
      ...OfferedShiftFields
    }
    conflicts {
      ...ConflictFields
    }
  }
`);

export type MyOffer = DocumentType<typeof fragment>;

export const MyOffers = graphql(`
  query MyOffers {
    myOffers(pageSize: 20) {
      results {
        ...MyOfferFields
      }
    }
  }
`);

export const OfferColleagues = graphql(`
  query OfferColleagues($shift: ID!, $kind: OfferKind) {
    offerColleagues(shift: $shift, kind: $kind) {
      employeeId
      name
      obstacle
    }
  }
`);

export const OfferReturns = graphql(`
  query OfferReturns($offer: ID!) {
    offerReturns(offer: $offer) {
      ...OfferedShiftFields
    }
  }
`);

export const AskColleague = graphql(`
  mutation AskColleague($input: NewOffer!) {
    askColleague(input: $input) {
      ...MyOfferFields
    }
  }
`);

export const AcceptOffer = graphql(`
  mutation AcceptOffer($id: ID!, $inReturn: ID) {
    acceptOffer(id: $id, inReturn: $inReturn) {
      ...MyOfferFields
    }
  }
`);

export const TakeBackAcceptance = graphql(`
  mutation TakeBackAcceptance($id: ID!) {
    takeBackAcceptance(id: $id) {
      id
      status
    }
  }
`);

export const DeclineOffer = graphql(`
  mutation DeclineOffer($id: ID!) {
    declineOffer(id: $id) {
      ...MyOfferFields
    }
  }
`);

export const WithdrawOffer = graphql(`
  mutation WithdrawOffer($id: ID!) {
    withdrawOffer(id: $id) {
      ...MyOfferFields
    }
  }
`);

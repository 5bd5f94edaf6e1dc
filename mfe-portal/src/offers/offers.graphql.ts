import { graphql, type DocumentType } from '../generated/index.ts';

const shift = graphql('fragment OfferedShiftFields on OfferedShift { ...all }');

export type OfferedShift = DocumentType<typeof shift>;

const fragment = graphql(`
  fragment MyOfferFields on MyOffer {
    ...all
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

export const MyOffers = graphql('query MyOffers { myOffers(pageSize: 20) { results { ...MyOfferFields } } }');
export const OfferColleagues = graphql('query OfferColleagues { offerColleagues { ...all } }');
export const OfferReturns = graphql('query OfferReturns { offerReturns { ...OfferedShiftFields } }');
export const AskColleague = graphql('mutation AskColleague { askColleague { ...MyOfferFields } }');
export const AcceptOffer = graphql('mutation AcceptOffer { acceptOffer { ...MyOfferFields } }');
export const TakeBackAcceptance = graphql('mutation TakeBackAcceptance { takeBackAcceptance { id status } }');
export const DeclineOffer = graphql('mutation DeclineOffer { declineOffer { ...MyOfferFields } }');
export const WithdrawOffer = graphql('mutation WithdrawOffer { withdrawOffer { ...MyOfferFields } }');

import { graphql, type DocumentType } from '../../generated/index.ts';

const fragment = graphql(`
  fragment WholeOffer on Offer {
    ...all
    given {
      ...PlannerOfferedShift
    }
    inReturn {
      ...PlannerOfferedShift
    }
  }
`);

graphql('fragment PlannerOfferedShift on OfferedShift { ...all }');

export type WholeOffer = DocumentType<typeof fragment>;

export const Offers = graphql('query Offers { offers { count results { ...WholeOffer } } }');

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

export const ApproveOffer = graphql('mutation ApproveOffer { approveOffer { ...WholeOffer } }');
export const RefuseOffer = graphql('mutation RefuseOffer { refuseOffer { ...WholeOffer } }');
export const TakeBackOffer = graphql('mutation TakeBackOffer { takeBackOffer { id status } }');

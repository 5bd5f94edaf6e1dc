import { graphql } from '../generated/index.ts';

export const PushKey = graphql('query PushKey { pushKey }');
export const SubscribeToPush = graphql('mutation SubscribeToPush { subscribeToPush }');
export const UnsubscribeFromPush = graphql('mutation UnsubscribeFromPush { unsubscribeFromPush }');

import { graphql } from '../generated/index.ts';

export const PushKey = graphql(`
  query PushKey {
    pushKey
  }
`);

export const SubscribeToPush = graphql(`
  mutation SubscribeToPush($input: PushSubscriptionInput!) {
    subscribeToPush(input: $input)
  }
`);

export const UnsubscribeFromPush = graphql(`
  mutation UnsubscribeFromPush($endpoint: String!) {
    unsubscribeFromPush(endpoint: $endpoint)
  }
`);

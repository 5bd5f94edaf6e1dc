import { graphql } from '../generated/index.ts';

export const AdminMessages = graphql(`
  query AdminMessages($page: Int!, $pageSize: Int!, $search: String!) {
    contactMessages(page: $page, pageSize: $pageSize, search: $search, ordering: "-created_at") {
      count
      unread
      results {
        ...all
      }
    }
  }
`);

export const MarkMessageRead = graphql('mutation MarkMessageRead { markContactMessageRead { id isRead } }');
export const DeleteMessage = graphql('mutation DeleteMessage { deleteContactMessage }');

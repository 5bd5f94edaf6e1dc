import { graphql } from '../../generated/index.ts';

export const ListViews = graphql(`
  query ListViews($company: ID, $list: ViewedList) {
    listViews(company: $company, list: $list, pageSize: 100) {
      results {
        id
        name
        query
      }
    }
  }
`);

export const CreateListView = graphql('mutation CreateListView { createListView { id name query } }');
export const RenameListView = graphql('mutation RenameListView { updateListView { id name } }');
export const DeleteListView = graphql('mutation DeleteListView { deleteListView }');

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

export const CreateListView = graphql(`
  mutation CreateListView($input: NewListView!) {
    createListView(input: $input) {
      id
      name
      query
    }
  }
`);

export const RenameListView = graphql(`
  mutation RenameListView($id: ID!, $input: ListViewChanges!, $seen: ListViewChanges) {
    updateListView(id: $id, input: $input, seen: $seen) {
      id
      name
    }
  }
`);

export const DeleteListView = graphql(`
  mutation DeleteListView($id: ID!) {
    deleteListView(id: $id)
  }
`);

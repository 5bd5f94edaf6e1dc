import { graphql } from '../generated/index.ts';

export const AdminPages = graphql(`
  query AdminPages($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {
    pages(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {
      count
      results {
        id
        slug
        title
        isPublished
        sectionCount
      }
    }
  }
`);

export const SwitchPage = graphql(`
  mutation SwitchPage($id: ID!, $input: PagePatch!) {
    updatePage(id: $id, input: $input) {
      id
      isPublished
    }
  }
`);

export const DeletePage = graphql(`
  mutation DeletePage($id: ID!) {
    deletePage(id: $id)
  }
`);

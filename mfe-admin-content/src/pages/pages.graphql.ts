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

graphql(`
  fragment EditedPage on Page {
    id
    slug
    title
    description
    isPublished
    menu
    menuOrder
    menuTitleEn
    menuTitleEs
    menuTitleFr
    revision
  }
`);

export const PageToEdit = graphql(`
  query PageToEdit($id: ID!) {
    item: page(id: $id) {
      ...EditedPage
    }
  }
`);

export const CreatePage = graphql(`
  mutation CreatePage($input: PageFields!) {
    item: createPage(input: $input) {
      ...EditedPage
    }
  }
`);

export const UpdatePage = graphql(`
  mutation UpdatePage($id: ID!, $input: PagePatch!) {
    item: updatePage(id: $id, input: $input) {
      ...EditedPage
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

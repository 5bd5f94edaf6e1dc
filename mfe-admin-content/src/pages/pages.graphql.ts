import { graphql } from '../generated/index.ts';

export const AdminPages = graphql(`
  query AdminPages {
    pages {
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

export const PageToEdit = graphql('query PageToEdit { item: page { ...EditedPage } }');
export const CreatePage = graphql('mutation CreatePage { item: createPage { ...EditedPage } }');
export const UpdatePage = graphql('mutation UpdatePage { item: updatePage { ...EditedPage } }');
export const SwitchPage = graphql('mutation SwitchPage { updatePage { id isPublished } }');

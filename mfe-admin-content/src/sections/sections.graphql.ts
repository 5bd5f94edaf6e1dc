import { graphql } from '../generated/index.ts';

graphql('fragment WholeImage on Image { ...all }');

graphql(`
  fragment PageOfSections on Page {
    id
    slug
    title
    isPublished
    revision
    sections {
      ...all
      image {
        ...WholeImage
      }
      cards {
        ...all
        image {
          ...WholeImage
        }
      }
    }
  }
`);

export const SectionsOfPage = graphql('query SectionsOfPage { item: page { ...PageOfSections } }');
export const AddSection = graphql('mutation AddSection { item: addSection { ...PageOfSections } }');
export const UpdateSection = graphql('mutation UpdateSection { item: updateSection { ...PageOfSections } }');
export const RemoveSection = graphql('mutation RemoveSection { item: removeSection { ...PageOfSections } }');
export const ReorderSections = graphql('mutation ReorderSections { item: reorderSections { ...PageOfSections } }');

import { graphql } from '../generated/index.ts';

graphql('fragment WholeImage on Image { url width height avifSrcset webpSrcset }');

graphql(`
  fragment PageOfSections on Page {
    id
    slug
    title
    isPublished
    revision
    sections {
      id
      sectionType
      title
      subtitle
      content
      problem
      decision
      result
      failure
      backgroundColor
      buttonText
      buttonUrl
      imagePosition
      imageAlt
      imageId
      image {
        ...WholeImage
      }
      cards {
        title
        content
        buttonText
        buttonUrl
        imageAlt
        imageId
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

import { graphql } from '../generated/index.ts';

graphql(`
  fragment WholeImage on Image {
    url
    width
    height
    avifSrcset
    webpSrcset
  }
`);

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

export const SectionsOfPage = graphql(`
  query SectionsOfPage($id: ID!) {
    item: page(id: $id) {
      ...PageOfSections
    }
  }
`);

export const AddSection = graphql(`
  mutation AddSection($pageId: ID!, $input: SectionFields!, $files: SectionFiles) {
    item: addSection(pageId: $pageId, input: $input, files: $files) {
      ...PageOfSections
    }
  }
`);

export const UpdateSection = graphql(`
  mutation UpdateSection($pageId: ID!, $sectionId: ID!, $input: SectionFields!, $files: SectionFiles) {
    item: updateSection(pageId: $pageId, sectionId: $sectionId, input: $input, files: $files) {
      ...PageOfSections
    }
  }
`);

export const RemoveSection = graphql(`
  mutation RemoveSection($pageId: ID!, $sectionId: ID!, $revision: Int) {
    item: removeSection(pageId: $pageId, sectionId: $sectionId, revision: $revision) {
      ...PageOfSections
    }
  }
`);

export const ReorderSections = graphql(`
  mutation ReorderSections($pageId: ID!, $sectionsOrder: [ID!]!, $revision: Int) {
    item: reorderSections(pageId: $pageId, sectionsOrder: $sectionsOrder, revision: $revision) {
      ...PageOfSections
    }
  }
`);

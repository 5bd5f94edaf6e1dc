import { graphql } from '../generated/index.ts';

graphql(`
  fragment EditedSiteOwner on SiteOwner {
    id
    name
    headline
    availability
    availabilityNote
    links {
      label
      url
    }
    aboutPageId
    image {
      url
    }
    revision
  }
`);

export const SiteOwnerToEdit = graphql(`
  query SiteOwnerToEdit {
    item: siteOwner {
      ...EditedSiteOwner
    }
    pages(pageSize: 100, ordering: "title") {
      results {
        id
        title
        isPublished
      }
    }
  }
`);

export const UpdateSiteOwner = graphql('mutation UpdateSiteOwner { item: updateSiteOwner { ...EditedSiteOwner } }');

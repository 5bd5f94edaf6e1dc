import { graphql } from '../generated/index.ts';

export const MobileDemos = graphql(`
  query MobileDemos($page: Int!, $pageSize: Int!, $search: String, $operatingSystems: [ID!]) {
    mobileDemos(page: $page, pageSize: $pageSize, search: $search, operatingSystems: $operatingSystems) {
      count
      results {
        id
        slug
        title
        description
        isPublished
        image {
          ...Image
        }
        qrCode
        operatingSystems {
          id
          name
        }
        ...DemoDownloads
      }
    }
  }
`);

export const OperatingSystems = graphql('query OperatingSystems { operatingSystems { id name } }');

export const MobileDemo = graphql(`
  query MobileDemo {
    mobileDemo {
      id
      slug
      title
      description
      version
      features
      isPublished
      imageAlt
      image {
        ...Image
      }
      qrCode
      operatingSystems {
        id
        name
      }
      screenshots {
        ...all
      }
      ...DemoDownloads
    }
  }
`);

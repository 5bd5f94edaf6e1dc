import { graphql } from '../generated/index.ts';

export const AdminDemos = graphql(`
  query AdminDemos($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {
    mobileDemos(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {
      count
      results {
        id
        slug
        title
        description
        version
        isPublished
        updatedAt
        image {
          url
        }
        operatingSystems {
          id
          name
        }
      }
    }
  }
`);

export const OperatingSystems = graphql(`
  query OperatingSystems {
    operatingSystems {
      id
      name
    }
  }
`);

export const SwitchDemo = graphql(`
  mutation SwitchDemo($id: ID!, $input: MobileDemoPatch!) {
    updateMobileDemo(id: $id, input: $input) {
      id
      isPublished
      updatedAt
    }
  }
`);

export const DeleteDemo = graphql(`
  mutation DeleteDemo($id: ID!) {
    deleteMobileDemo(id: $id)
  }
`);

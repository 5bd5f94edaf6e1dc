import { graphql } from '../generated/index.ts';

export const AdminDemos = graphql(`
  query AdminDemos {
    mobileDemos {
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

graphql(`
  fragment EditedDemo on MobileDemo {
    id
    slug
    title
    version
    operatingSystems {
      id
      name
    }
    description
    features
    webviewUrl
    apkFile
    ipaFile
    imageAlt
    screenshots {
      id
      url
      alt
    }
    image {
      url
    }
    isPublished
    revision
  }
`);

export const DemoToEdit = graphql(`
  query DemoToEdit($id: String!) {
    item: mobileDemo(idOrSlug: $id) {
      ...EditedDemo
    }
  }
`);

export const CreateDemo = graphql('mutation CreateDemo { item: createMobileDemo { ...EditedDemo } }');
export const UpdateDemo = graphql('mutation UpdateDemo { item: updateMobileDemo { ...EditedDemo } }');
export const OperatingSystems = graphql('query OperatingSystems { operatingSystems { id name } }');

export const SwitchDemo = graphql(`
  mutation SwitchDemo($id: ID!, $input: MobileDemoPatch!) {
    updateMobileDemo(id: $id, input: $input) {
      id
      isPublished
      updatedAt
    }
  }
`);

export const DeleteDemo = graphql('mutation DeleteDemo($id: ID!) { deleteMobileDemo(id: $id) }');

import { graphql, type DocumentType } from '../../generated/index.ts';

const whole = graphql(`
  fragment WholePost on Post {
    id
    companyId
    clientId
    clientName
    locationId
    locationName
    timeZone
    name
    headCount
    priority
    color
    startDate
    endDate
    payRate
    billRate
    requiredQualifications {
      id
      name
    }
    preferredQualifications {
      id
      name
    }
  }
`);

export type WholePost = DocumentType<typeof whole>;

export const Posts = graphql(`
  query Posts($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!, $company: ID, $client: ID) {
    posts(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company, client: $client) {
      count
      results {
        ...WholePost
      }
    }
  }
`);

/** Those of one client, for its page and for the form of a shift. */
export const ClientPosts = graphql(`
  query ClientPosts($client: ID!) {
    posts(client: $client, pageSize: 100) {
      count
      results {
        id
        name
        locationId
        locationName
        color
      }
    }
  }
`);

export type ClientPost = DocumentType<typeof ClientPosts>['posts']['results'][number];

export const PostDetail = graphql(`
  query PostDetail($id: ID!) {
    post(id: $id) {
      ...WholePost
    }
  }
`);

export const CreatePost = graphql(`
  mutation CreatePost($input: NewPost!) {
    createPost(input: $input) {
      ...WholePost
    }
  }
`);

export const UpdatePost = graphql(`
  mutation UpdatePost($id: ID!, $input: PostChanges!, $seen: PostChanges) {
    updatePost(id: $id, input: $input, seen: $seen) {
      ...WholePost
    }
  }
`);

export const DeletePost = graphql(`
  mutation DeletePost($id: ID!) {
    deletePost(id: $id)
  }
`);

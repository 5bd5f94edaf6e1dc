import { graphql, type DocumentType } from '../../generated/index.ts';

const whole = graphql(`
  fragment WholePost on Post {
    ...all
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

export const Posts = graphql('query Posts { posts { count results { ...WholePost } } }');

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

export const PostDetail = graphql('query PostDetail { post { ...WholePost } }');
export const CreatePost = graphql('mutation CreatePost { createPost { ...WholePost } }');
export const UpdatePost = graphql('mutation UpdatePost { updatePost { ...WholePost } }');
export const DeletePost = graphql('mutation DeletePost { deletePost }');

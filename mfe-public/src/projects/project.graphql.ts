import { graphql } from '../generated/index.ts';

export const Project = graphql(`
  query Project {
    project {
      id
      language
      slug
      title
      description
      longDescription
      githubUrl
      liveUrl
      isPublished
      tags {
        id
        name
      }
      images {
        ...all
      }
    }
  }
`);

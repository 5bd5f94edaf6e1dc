import { graphql } from '../generated/index.ts';

/** What projects are made with, by now. */
export const TechnologyNames = graphql('query TechnologyNames { tags { id name } }');

export const AdminProjects = graphql(`
  query AdminProjects {
    projects {
      count
      results {
        id
        slug
        title
        description
        isFeatured
        featuredOrder
        isPublished
        updatedAt
        image {
          url
        }
        tags {
          id
          name
        }
      }
    }
  }
`);

/** The home page shows the first three; drafts among them have no place there. */
export const FeaturedNow = graphql(`
  query FeaturedNow {
    projects(isFeatured: true, ordering: "featured_order", pageSize: 100) {
      results {
        id
        title
        isPublished
      }
    }
  }
`);

export const ReorderFeatured = graphql(`
  mutation ReorderFeatured($order: [ID!]!) {
    reorderFeaturedProjects(projectsOrder: $order) {
      id
    }
  }
`);

graphql(`
  fragment EditedProject on Project {
    id
    slug
    title
    description
    longDescription
    tags {
      id
      name
    }
    githubUrl
    liveUrl
    isFeatured
    isPublished
    images {
      id
      url
      alt
    }
    revision
  }
`);

export const ProjectToEdit = graphql(`
  query ProjectToEdit($id: String!) {
    item: project(idOrSlug: $id) {
      ...EditedProject
    }
  }
`);

export const CreateProject = graphql('mutation CreateProject { item: createProject { ...EditedProject } }');
export const UpdateProject = graphql('mutation UpdateProject { item: updateProject { ...EditedProject } }');

export const SwitchProject = graphql(`
  mutation SwitchProject($id: ID!, $input: ProjectPatch!) {
    updateProject(id: $id, input: $input) {
      id
      isFeatured
      featuredOrder
      isPublished
      updatedAt
    }
  }
`);

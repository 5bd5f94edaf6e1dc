import { graphql } from '../generated/index.ts';

/** How many there are of everything, and the newest of each. */
export const AdminDashboard = graphql(`
  query AdminDashboard {
    siteOwner {
      id
      name
    }
    projects(pageSize: 3, ordering: "-created_at") {
      count
      results {
        id
        title
        isPublished
      }
    }
    mobileDemos(pageSize: 3, ordering: "-created_at") {
      count
      results {
        id
        title
        isPublished
      }
    }
    pages(pageSize: 3, ordering: "-created_at") {
      count
      results {
        id
        slug
        title
        isPublished
      }
    }
    contactMessages(pageSize: 3, ordering: "-created_at") {
      count
      unread
      results {
        id
        name
        subject
        isRead
      }
    }
  }
`);

/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query AdminPosts($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    blogPosts(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        content\n        isPublished\n        updatedAt\n      }\n    }\n  }\n": typeof types.AdminPostsDocument,
    "\n  mutation SwitchPost($id: ID!, $input: BlogPostFields!) {\n    updateBlogPost(id: $id, input: $input) {\n      id\n      isPublished\n      updatedAt\n    }\n  }\n": typeof types.SwitchPostDocument,
    "\n  mutation DeletePost($id: ID!) {\n    deleteBlogPost(id: $id)\n  }\n": typeof types.DeletePostDocument,
    "\n  query AdminMessages($page: Int!, $pageSize: Int!) {\n    contactMessages(page: $page, pageSize: $pageSize, ordering: \"-created_at\") {\n      count\n      unread\n      results {\n        id\n        name\n        email\n        subject\n        message\n        isRead\n        createdAt\n      }\n    }\n  }\n": typeof types.AdminMessagesDocument,
    "\n  mutation MarkMessageRead($id: ID!) {\n    markContactMessageRead(id: $id) {\n      id\n      isRead\n    }\n  }\n": typeof types.MarkMessageReadDocument,
    "\n  mutation DeleteMessage($id: ID!) {\n    deleteContactMessage(id: $id)\n  }\n": typeof types.DeleteMessageDocument,
    "\n  query AdminDashboard {\n    projects(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    mobileDemos(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    pages(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        slug\n        title\n        isPublished\n      }\n    }\n    contactMessages(pageSize: 3, ordering: \"-created_at\") {\n      count\n      unread\n      results {\n        id\n        name\n        subject\n        isRead\n      }\n    }\n  }\n": typeof types.AdminDashboardDocument,
    "\n  query AdminDemos($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    mobileDemos(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        description\n        version\n        isPublished\n        updatedAt\n        image {\n          url\n        }\n        operatingSystems {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.AdminDemosDocument,
    "\n  query OperatingSystems {\n    operatingSystems {\n      id\n      name\n    }\n  }\n": typeof types.OperatingSystemsDocument,
    "\n  mutation SwitchDemo($id: ID!, $input: MobileDemoPatch!) {\n    updateMobileDemo(id: $id, input: $input) {\n      id\n      isPublished\n      updatedAt\n    }\n  }\n": typeof types.SwitchDemoDocument,
    "\n  mutation DeleteDemo($id: ID!) {\n    deleteMobileDemo(id: $id)\n  }\n": typeof types.DeleteDemoDocument,
    "\n  query AdminPages($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    pages(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        isPublished\n        sectionCount\n      }\n    }\n  }\n": typeof types.AdminPagesDocument,
    "\n  mutation SwitchPage($id: ID!, $input: PagePatch!) {\n    updatePage(id: $id, input: $input) {\n      id\n      isPublished\n    }\n  }\n": typeof types.SwitchPageDocument,
    "\n  mutation DeletePage($id: ID!) {\n    deletePage(id: $id)\n  }\n": typeof types.DeletePageDocument,
    "\n  query AdminProjects($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    projects(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        description\n        isFeatured\n        isPublished\n        updatedAt\n        image {\n          url\n        }\n        tags {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.AdminProjectsDocument,
    "\n  mutation SwitchProject($id: ID!, $input: ProjectPatch!) {\n    updateProject(id: $id, input: $input) {\n      id\n      isFeatured\n      isPublished\n      updatedAt\n    }\n  }\n": typeof types.SwitchProjectDocument,
    "\n  mutation DeleteProject($id: ID!) {\n    deleteProject(id: $id)\n  }\n": typeof types.DeleteProjectDocument,
};
const documents: Documents = {
    "\n  query AdminPosts($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    blogPosts(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        content\n        isPublished\n        updatedAt\n      }\n    }\n  }\n": types.AdminPostsDocument,
    "\n  mutation SwitchPost($id: ID!, $input: BlogPostFields!) {\n    updateBlogPost(id: $id, input: $input) {\n      id\n      isPublished\n      updatedAt\n    }\n  }\n": types.SwitchPostDocument,
    "\n  mutation DeletePost($id: ID!) {\n    deleteBlogPost(id: $id)\n  }\n": types.DeletePostDocument,
    "\n  query AdminMessages($page: Int!, $pageSize: Int!) {\n    contactMessages(page: $page, pageSize: $pageSize, ordering: \"-created_at\") {\n      count\n      unread\n      results {\n        id\n        name\n        email\n        subject\n        message\n        isRead\n        createdAt\n      }\n    }\n  }\n": types.AdminMessagesDocument,
    "\n  mutation MarkMessageRead($id: ID!) {\n    markContactMessageRead(id: $id) {\n      id\n      isRead\n    }\n  }\n": types.MarkMessageReadDocument,
    "\n  mutation DeleteMessage($id: ID!) {\n    deleteContactMessage(id: $id)\n  }\n": types.DeleteMessageDocument,
    "\n  query AdminDashboard {\n    projects(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    mobileDemos(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    pages(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        slug\n        title\n        isPublished\n      }\n    }\n    contactMessages(pageSize: 3, ordering: \"-created_at\") {\n      count\n      unread\n      results {\n        id\n        name\n        subject\n        isRead\n      }\n    }\n  }\n": types.AdminDashboardDocument,
    "\n  query AdminDemos($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    mobileDemos(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        description\n        version\n        isPublished\n        updatedAt\n        image {\n          url\n        }\n        operatingSystems {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.AdminDemosDocument,
    "\n  query OperatingSystems {\n    operatingSystems {\n      id\n      name\n    }\n  }\n": types.OperatingSystemsDocument,
    "\n  mutation SwitchDemo($id: ID!, $input: MobileDemoPatch!) {\n    updateMobileDemo(id: $id, input: $input) {\n      id\n      isPublished\n      updatedAt\n    }\n  }\n": types.SwitchDemoDocument,
    "\n  mutation DeleteDemo($id: ID!) {\n    deleteMobileDemo(id: $id)\n  }\n": types.DeleteDemoDocument,
    "\n  query AdminPages($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    pages(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        isPublished\n        sectionCount\n      }\n    }\n  }\n": types.AdminPagesDocument,
    "\n  mutation SwitchPage($id: ID!, $input: PagePatch!) {\n    updatePage(id: $id, input: $input) {\n      id\n      isPublished\n    }\n  }\n": types.SwitchPageDocument,
    "\n  mutation DeletePage($id: ID!) {\n    deletePage(id: $id)\n  }\n": types.DeletePageDocument,
    "\n  query AdminProjects($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    projects(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        description\n        isFeatured\n        isPublished\n        updatedAt\n        image {\n          url\n        }\n        tags {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.AdminProjectsDocument,
    "\n  mutation SwitchProject($id: ID!, $input: ProjectPatch!) {\n    updateProject(id: $id, input: $input) {\n      id\n      isFeatured\n      isPublished\n      updatedAt\n    }\n  }\n": types.SwitchProjectDocument,
    "\n  mutation DeleteProject($id: ID!) {\n    deleteProject(id: $id)\n  }\n": types.DeleteProjectDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminPosts($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    blogPosts(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        content\n        isPublished\n        updatedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminPosts($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    blogPosts(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        content\n        isPublished\n        updatedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SwitchPost($id: ID!, $input: BlogPostFields!) {\n    updateBlogPost(id: $id, input: $input) {\n      id\n      isPublished\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  mutation SwitchPost($id: ID!, $input: BlogPostFields!) {\n    updateBlogPost(id: $id, input: $input) {\n      id\n      isPublished\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePost($id: ID!) {\n    deleteBlogPost(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeletePost($id: ID!) {\n    deleteBlogPost(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminMessages($page: Int!, $pageSize: Int!) {\n    contactMessages(page: $page, pageSize: $pageSize, ordering: \"-created_at\") {\n      count\n      unread\n      results {\n        id\n        name\n        email\n        subject\n        message\n        isRead\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminMessages($page: Int!, $pageSize: Int!) {\n    contactMessages(page: $page, pageSize: $pageSize, ordering: \"-created_at\") {\n      count\n      unread\n      results {\n        id\n        name\n        email\n        subject\n        message\n        isRead\n        createdAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkMessageRead($id: ID!) {\n    markContactMessageRead(id: $id) {\n      id\n      isRead\n    }\n  }\n"): (typeof documents)["\n  mutation MarkMessageRead($id: ID!) {\n    markContactMessageRead(id: $id) {\n      id\n      isRead\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteMessage($id: ID!) {\n    deleteContactMessage(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteMessage($id: ID!) {\n    deleteContactMessage(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminDashboard {\n    projects(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    mobileDemos(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    pages(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        slug\n        title\n        isPublished\n      }\n    }\n    contactMessages(pageSize: 3, ordering: \"-created_at\") {\n      count\n      unread\n      results {\n        id\n        name\n        subject\n        isRead\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminDashboard {\n    projects(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    mobileDemos(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    pages(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        slug\n        title\n        isPublished\n      }\n    }\n    contactMessages(pageSize: 3, ordering: \"-created_at\") {\n      count\n      unread\n      results {\n        id\n        name\n        subject\n        isRead\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminDemos($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    mobileDemos(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        description\n        version\n        isPublished\n        updatedAt\n        image {\n          url\n        }\n        operatingSystems {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminDemos($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    mobileDemos(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        description\n        version\n        isPublished\n        updatedAt\n        image {\n          url\n        }\n        operatingSystems {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OperatingSystems {\n    operatingSystems {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query OperatingSystems {\n    operatingSystems {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SwitchDemo($id: ID!, $input: MobileDemoPatch!) {\n    updateMobileDemo(id: $id, input: $input) {\n      id\n      isPublished\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  mutation SwitchDemo($id: ID!, $input: MobileDemoPatch!) {\n    updateMobileDemo(id: $id, input: $input) {\n      id\n      isPublished\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteDemo($id: ID!) {\n    deleteMobileDemo(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteDemo($id: ID!) {\n    deleteMobileDemo(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminPages($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    pages(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        isPublished\n        sectionCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminPages($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    pages(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        isPublished\n        sectionCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SwitchPage($id: ID!, $input: PagePatch!) {\n    updatePage(id: $id, input: $input) {\n      id\n      isPublished\n    }\n  }\n"): (typeof documents)["\n  mutation SwitchPage($id: ID!, $input: PagePatch!) {\n    updatePage(id: $id, input: $input) {\n      id\n      isPublished\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePage($id: ID!) {\n    deletePage(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeletePage($id: ID!) {\n    deletePage(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminProjects($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    projects(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        description\n        isFeatured\n        isPublished\n        updatedAt\n        image {\n          url\n        }\n        tags {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminProjects($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    projects(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        description\n        isFeatured\n        isPublished\n        updatedAt\n        image {\n          url\n        }\n        tags {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SwitchProject($id: ID!, $input: ProjectPatch!) {\n    updateProject(id: $id, input: $input) {\n      id\n      isFeatured\n      isPublished\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  mutation SwitchProject($id: ID!, $input: ProjectPatch!) {\n    updateProject(id: $id, input: $input) {\n      id\n      isFeatured\n      isPublished\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteProject($id: ID!) {\n    deleteProject(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteProject($id: ID!) {\n    deleteProject(id: $id)\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;
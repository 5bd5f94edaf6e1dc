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
    "\n  query AdminPosts {\n    blogPosts {\n      count\n      results {\n        id\n        slug\n        title\n        content\n        isPublished\n        publishAt\n        updatedAt\n      }\n    }\n  }\n": typeof types.AdminPostsDocument,
    "\n  fragment EditedPost on BlogPost {\n    id\n    slug\n    title\n    content\n    isPublished\n    publishAt\n    images {\n      id\n      url\n      alt\n    }\n    revision\n  }\n": typeof types.EditedPostFragmentDoc,
    "query PostToEdit { item: blogPost { ...EditedPost } }": typeof types.PostToEditDocument,
    "mutation CreatePost { item: createBlogPost { ...EditedPost } }": typeof types.CreatePostDocument,
    "mutation UpdatePost { item: updateBlogPost { ...EditedPost } }": typeof types.UpdatePostDocument,
    "\n  mutation SwitchPost($id: ID!, $input: BlogPostFields!) {\n    updateBlogPost(id: $id, input: $input) {\n      id\n      isPublished\n      updatedAt\n    }\n  }\n": typeof types.SwitchPostDocument,
    "\n  query ContentMatches($text: String!) {\n    projects(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    mobileDemos(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    pages(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    blogPosts(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    contactMessages(search: $text, pageSize: 5) {\n      results {\n        id\n        subject\n        name\n      }\n    }\n  }\n": typeof types.ContentMatchesDocument,
    "\n  query AdminMessages($page: Int!, $pageSize: Int!, $search: String!) {\n    contactMessages(page: $page, pageSize: $pageSize, search: $search, ordering: \"-created_at\") {\n      count\n      unread\n      results {\n        ...all\n      }\n    }\n  }\n": typeof types.AdminMessagesDocument,
    "mutation MarkMessageRead { markContactMessageRead { id isRead } }": typeof types.MarkMessageReadDocument,
    "mutation DeleteMessage { deleteContactMessage }": typeof types.DeleteMessageDocument,
    "\n  query AdminDashboard {\n    siteOwner {\n      id\n      name\n    }\n    projects(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    mobileDemos(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    pages(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        slug\n        title\n        isPublished\n      }\n    }\n    contactMessages(pageSize: 3, ordering: \"-created_at\") {\n      count\n      unread\n      results {\n        id\n        name\n        subject\n        isRead\n      }\n    }\n  }\n": typeof types.AdminDashboardDocument,
    "\n  query AdminDemos {\n    mobileDemos {\n      count\n      results {\n        id\n        slug\n        title\n        description\n        version\n        isPublished\n        updatedAt\n        image {\n          url\n        }\n        operatingSystems {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.AdminDemosDocument,
    "\n  fragment EditedDemo on MobileDemo {\n    id\n    slug\n    title\n    version\n    operatingSystems {\n      id\n      name\n    }\n    description\n    features\n    webviewUrl\n    apkFile\n    ipaFile\n    imageAlt\n    screenshots {\n      id\n      url\n      alt\n    }\n    image {\n      url\n    }\n    isPublished\n    revision\n  }\n": typeof types.EditedDemoFragmentDoc,
    "\n  query DemoToEdit($id: String!) {\n    item: mobileDemo(idOrSlug: $id) {\n      ...EditedDemo\n    }\n  }\n": typeof types.DemoToEditDocument,
    "mutation CreateDemo { item: createMobileDemo { ...EditedDemo } }": typeof types.CreateDemoDocument,
    "mutation UpdateDemo { item: updateMobileDemo { ...EditedDemo } }": typeof types.UpdateDemoDocument,
    "query OperatingSystems { operatingSystems { id name } }": typeof types.OperatingSystemsDocument,
    "\n  mutation SwitchDemo($id: ID!, $input: MobileDemoPatch!) {\n    updateMobileDemo(id: $id, input: $input) {\n      id\n      isPublished\n      updatedAt\n    }\n  }\n": typeof types.SwitchDemoDocument,
    "mutation DeleteDemo($id: ID!) { deleteMobileDemo(id: $id) }": typeof types.DeleteDemoDocument,
    "fragment DraftBeside on ContentDraft { ...all }": typeof types.DraftBesideFragmentDoc,
    "query DraftOfItem { contentDraft { ...DraftBeside } }": typeof types.DraftOfItemDocument,
    "mutation StartDraft { startDraft { ...DraftBeside } }": typeof types.StartDraftDocument,
    "mutation PublishDraft { publishDraft { ...all } }": typeof types.PublishDraftDocument,
    "mutation DiscardDraft { discardDraft }": typeof types.DiscardDraftDocument,
    "mutation CopyItem { copy: copyItem { id title } }": typeof types.CopyItemDocument,
    "query Revisions { revisions { ...all } }": typeof types.RevisionsDocument,
    "\n  query TwoRevisions($kind: RevisedKind!, $id: ID!, $revision: Int!, $other: Int!) {\n    former: revision(kind: $kind, id: $id, revision: $revision) {\n      ...ComparedRevision\n    }\n    other: revision(kind: $kind, id: $id, revision: $other) {\n      ...ComparedRevision\n    }\n  }\n": typeof types.TwoRevisionsDocument,
    "fragment ComparedRevision on ContentRevisionDetail { revision fields { name text } images { id url alt } }": typeof types.ComparedRevisionFragmentDoc,
    "mutation RestoreRevision { restoreRevision { revision } }": typeof types.RestoreRevisionDocument,
    "mutation DeleteProject { deleteProject }": typeof types.DeleteProjectDocument,
    "mutation DeletePage { deletePage }": typeof types.DeletePageDocument,
    "mutation DeletePost { deleteBlogPost }": typeof types.DeletePostDocument,
    "\n  fragment EditedSiteOwner on SiteOwner {\n    id\n    name\n    headline\n    availability\n    availabilityNote\n    links {\n      label\n      url\n    }\n    aboutPageId\n    image {\n      url\n    }\n    revision\n  }\n": typeof types.EditedSiteOwnerFragmentDoc,
    "\n  query SiteOwnerToEdit {\n    item: siteOwner {\n      ...EditedSiteOwner\n    }\n    pages(pageSize: 100, ordering: \"title\") {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n  }\n": typeof types.SiteOwnerToEditDocument,
    "mutation UpdateSiteOwner { item: updateSiteOwner { ...EditedSiteOwner } }": typeof types.UpdateSiteOwnerDocument,
    "\n  query AdminPages {\n    pages {\n      count\n      results {\n        id\n        slug\n        title\n        isPublished\n        sectionCount\n      }\n    }\n  }\n": typeof types.AdminPagesDocument,
    "\n  fragment EditedPage on Page {\n    id\n    slug\n    title\n    description\n    isPublished\n    menu\n    menuOrder\n    menuTitleEn\n    menuTitleEs\n    menuTitleFr\n    revision\n  }\n": typeof types.EditedPageFragmentDoc,
    "query PageToEdit { item: page { ...EditedPage } }": typeof types.PageToEditDocument,
    "mutation CreatePage { item: createPage { ...EditedPage } }": typeof types.CreatePageDocument,
    "mutation UpdatePage { item: updatePage { ...EditedPage } }": typeof types.UpdatePageDocument,
    "mutation SwitchPage { updatePage { id isPublished } }": typeof types.SwitchPageDocument,
    "query TechnologyNames { tags { id name } }": typeof types.TechnologyNamesDocument,
    "\n  query AdminProjects {\n    projects {\n      count\n      results {\n        id\n        slug\n        title\n        description\n        isFeatured\n        featuredOrder\n        isPublished\n        updatedAt\n        image {\n          url\n        }\n        tags {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.AdminProjectsDocument,
    "\n  query FeaturedNow {\n    projects(isFeatured: true, ordering: \"featured_order\", pageSize: 100) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n  }\n": typeof types.FeaturedNowDocument,
    "\n  mutation ReorderFeatured($order: [ID!]!) {\n    reorderFeaturedProjects(projectsOrder: $order) {\n      id\n    }\n  }\n": typeof types.ReorderFeaturedDocument,
    "\n  fragment EditedProject on Project {\n    id\n    slug\n    title\n    description\n    longDescription\n    tags {\n      id\n      name\n    }\n    githubUrl\n    liveUrl\n    isFeatured\n    isPublished\n    images {\n      id\n      url\n      alt\n    }\n    revision\n  }\n": typeof types.EditedProjectFragmentDoc,
    "\n  query ProjectToEdit($id: String!) {\n    item: project(idOrSlug: $id) {\n      ...EditedProject\n    }\n  }\n": typeof types.ProjectToEditDocument,
    "mutation CreateProject { item: createProject { ...EditedProject } }": typeof types.CreateProjectDocument,
    "mutation UpdateProject { item: updateProject { ...EditedProject } }": typeof types.UpdateProjectDocument,
    "\n  mutation SwitchProject($id: ID!, $input: ProjectPatch!) {\n    updateProject(id: $id, input: $input) {\n      id\n      isFeatured\n      featuredOrder\n      isPublished\n      updatedAt\n    }\n  }\n": typeof types.SwitchProjectDocument,
    "fragment WholeImage on Image { ...all }": typeof types.WholeImageFragmentDoc,
    "\n  fragment PageOfSections on Page {\n    id\n    slug\n    title\n    isPublished\n    revision\n    sections {\n      ...all\n      image {\n        ...WholeImage\n      }\n      cards {\n        ...all\n        image {\n          ...WholeImage\n        }\n      }\n    }\n  }\n": typeof types.PageOfSectionsFragmentDoc,
    "query SectionsOfPage { item: page { ...PageOfSections } }": typeof types.SectionsOfPageDocument,
    "mutation AddSection { item: addSection { ...PageOfSections } }": typeof types.AddSectionDocument,
    "mutation UpdateSection { item: updateSection { ...PageOfSections } }": typeof types.UpdateSectionDocument,
    "mutation RemoveSection { item: removeSection { ...PageOfSections } }": typeof types.RemoveSectionDocument,
    "mutation ReorderSections { item: reorderSections { ...PageOfSections } }": typeof types.ReorderSectionsDocument,
    "fragment ItemTranslation on ContentTranslation { ...all texts { ...all } }": typeof types.ItemTranslationFragmentDoc,
    "query Translations { translations { ...ItemTranslation } }": typeof types.TranslationsDocument,
    "mutation Translate { translate { ...ItemTranslation } }": typeof types.TranslateDocument,
    "\n  query OwnerTranslations {\n    translations: ownerTranslations {\n      ...ItemTranslation\n    }\n  }\n": typeof types.OwnerTranslationsDocument,
    "mutation TranslateOwner { translate: translateOwner { ...ItemTranslation } }": typeof types.TranslateOwnerDocument,
    "\n  query ContentProgress {\n    contentProgress {\n      itemId\n      hasDraft\n      translations {\n        language\n        state\n      }\n    }\n  }\n": typeof types.ContentProgressDocument,
};
const documents: Documents = {
    "\n  query AdminPosts {\n    blogPosts {\n      count\n      results {\n        id\n        slug\n        title\n        content\n        isPublished\n        publishAt\n        updatedAt\n      }\n    }\n  }\n": types.AdminPostsDocument,
    "\n  fragment EditedPost on BlogPost {\n    id\n    slug\n    title\n    content\n    isPublished\n    publishAt\n    images {\n      id\n      url\n      alt\n    }\n    revision\n  }\n": types.EditedPostFragmentDoc,
    "query PostToEdit { item: blogPost { ...EditedPost } }": types.PostToEditDocument,
    "mutation CreatePost { item: createBlogPost { ...EditedPost } }": types.CreatePostDocument,
    "mutation UpdatePost { item: updateBlogPost { ...EditedPost } }": types.UpdatePostDocument,
    "\n  mutation SwitchPost($id: ID!, $input: BlogPostFields!) {\n    updateBlogPost(id: $id, input: $input) {\n      id\n      isPublished\n      updatedAt\n    }\n  }\n": types.SwitchPostDocument,
    "\n  query ContentMatches($text: String!) {\n    projects(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    mobileDemos(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    pages(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    blogPosts(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    contactMessages(search: $text, pageSize: 5) {\n      results {\n        id\n        subject\n        name\n      }\n    }\n  }\n": types.ContentMatchesDocument,
    "\n  query AdminMessages($page: Int!, $pageSize: Int!, $search: String!) {\n    contactMessages(page: $page, pageSize: $pageSize, search: $search, ordering: \"-created_at\") {\n      count\n      unread\n      results {\n        ...all\n      }\n    }\n  }\n": types.AdminMessagesDocument,
    "mutation MarkMessageRead { markContactMessageRead { id isRead } }": types.MarkMessageReadDocument,
    "mutation DeleteMessage { deleteContactMessage }": types.DeleteMessageDocument,
    "\n  query AdminDashboard {\n    siteOwner {\n      id\n      name\n    }\n    projects(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    mobileDemos(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    pages(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        slug\n        title\n        isPublished\n      }\n    }\n    contactMessages(pageSize: 3, ordering: \"-created_at\") {\n      count\n      unread\n      results {\n        id\n        name\n        subject\n        isRead\n      }\n    }\n  }\n": types.AdminDashboardDocument,
    "\n  query AdminDemos {\n    mobileDemos {\n      count\n      results {\n        id\n        slug\n        title\n        description\n        version\n        isPublished\n        updatedAt\n        image {\n          url\n        }\n        operatingSystems {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.AdminDemosDocument,
    "\n  fragment EditedDemo on MobileDemo {\n    id\n    slug\n    title\n    version\n    operatingSystems {\n      id\n      name\n    }\n    description\n    features\n    webviewUrl\n    apkFile\n    ipaFile\n    imageAlt\n    screenshots {\n      id\n      url\n      alt\n    }\n    image {\n      url\n    }\n    isPublished\n    revision\n  }\n": types.EditedDemoFragmentDoc,
    "\n  query DemoToEdit($id: String!) {\n    item: mobileDemo(idOrSlug: $id) {\n      ...EditedDemo\n    }\n  }\n": types.DemoToEditDocument,
    "mutation CreateDemo { item: createMobileDemo { ...EditedDemo } }": types.CreateDemoDocument,
    "mutation UpdateDemo { item: updateMobileDemo { ...EditedDemo } }": types.UpdateDemoDocument,
    "query OperatingSystems { operatingSystems { id name } }": types.OperatingSystemsDocument,
    "\n  mutation SwitchDemo($id: ID!, $input: MobileDemoPatch!) {\n    updateMobileDemo(id: $id, input: $input) {\n      id\n      isPublished\n      updatedAt\n    }\n  }\n": types.SwitchDemoDocument,
    "mutation DeleteDemo($id: ID!) { deleteMobileDemo(id: $id) }": types.DeleteDemoDocument,
    "fragment DraftBeside on ContentDraft { ...all }": types.DraftBesideFragmentDoc,
    "query DraftOfItem { contentDraft { ...DraftBeside } }": types.DraftOfItemDocument,
    "mutation StartDraft { startDraft { ...DraftBeside } }": types.StartDraftDocument,
    "mutation PublishDraft { publishDraft { ...all } }": types.PublishDraftDocument,
    "mutation DiscardDraft { discardDraft }": types.DiscardDraftDocument,
    "mutation CopyItem { copy: copyItem { id title } }": types.CopyItemDocument,
    "query Revisions { revisions { ...all } }": types.RevisionsDocument,
    "\n  query TwoRevisions($kind: RevisedKind!, $id: ID!, $revision: Int!, $other: Int!) {\n    former: revision(kind: $kind, id: $id, revision: $revision) {\n      ...ComparedRevision\n    }\n    other: revision(kind: $kind, id: $id, revision: $other) {\n      ...ComparedRevision\n    }\n  }\n": types.TwoRevisionsDocument,
    "fragment ComparedRevision on ContentRevisionDetail { revision fields { name text } images { id url alt } }": types.ComparedRevisionFragmentDoc,
    "mutation RestoreRevision { restoreRevision { revision } }": types.RestoreRevisionDocument,
    "mutation DeleteProject { deleteProject }": types.DeleteProjectDocument,
    "mutation DeletePage { deletePage }": types.DeletePageDocument,
    "mutation DeletePost { deleteBlogPost }": types.DeletePostDocument,
    "\n  fragment EditedSiteOwner on SiteOwner {\n    id\n    name\n    headline\n    availability\n    availabilityNote\n    links {\n      label\n      url\n    }\n    aboutPageId\n    image {\n      url\n    }\n    revision\n  }\n": types.EditedSiteOwnerFragmentDoc,
    "\n  query SiteOwnerToEdit {\n    item: siteOwner {\n      ...EditedSiteOwner\n    }\n    pages(pageSize: 100, ordering: \"title\") {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n  }\n": types.SiteOwnerToEditDocument,
    "mutation UpdateSiteOwner { item: updateSiteOwner { ...EditedSiteOwner } }": types.UpdateSiteOwnerDocument,
    "\n  query AdminPages {\n    pages {\n      count\n      results {\n        id\n        slug\n        title\n        isPublished\n        sectionCount\n      }\n    }\n  }\n": types.AdminPagesDocument,
    "\n  fragment EditedPage on Page {\n    id\n    slug\n    title\n    description\n    isPublished\n    menu\n    menuOrder\n    menuTitleEn\n    menuTitleEs\n    menuTitleFr\n    revision\n  }\n": types.EditedPageFragmentDoc,
    "query PageToEdit { item: page { ...EditedPage } }": types.PageToEditDocument,
    "mutation CreatePage { item: createPage { ...EditedPage } }": types.CreatePageDocument,
    "mutation UpdatePage { item: updatePage { ...EditedPage } }": types.UpdatePageDocument,
    "mutation SwitchPage { updatePage { id isPublished } }": types.SwitchPageDocument,
    "query TechnologyNames { tags { id name } }": types.TechnologyNamesDocument,
    "\n  query AdminProjects {\n    projects {\n      count\n      results {\n        id\n        slug\n        title\n        description\n        isFeatured\n        featuredOrder\n        isPublished\n        updatedAt\n        image {\n          url\n        }\n        tags {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.AdminProjectsDocument,
    "\n  query FeaturedNow {\n    projects(isFeatured: true, ordering: \"featured_order\", pageSize: 100) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n  }\n": types.FeaturedNowDocument,
    "\n  mutation ReorderFeatured($order: [ID!]!) {\n    reorderFeaturedProjects(projectsOrder: $order) {\n      id\n    }\n  }\n": types.ReorderFeaturedDocument,
    "\n  fragment EditedProject on Project {\n    id\n    slug\n    title\n    description\n    longDescription\n    tags {\n      id\n      name\n    }\n    githubUrl\n    liveUrl\n    isFeatured\n    isPublished\n    images {\n      id\n      url\n      alt\n    }\n    revision\n  }\n": types.EditedProjectFragmentDoc,
    "\n  query ProjectToEdit($id: String!) {\n    item: project(idOrSlug: $id) {\n      ...EditedProject\n    }\n  }\n": types.ProjectToEditDocument,
    "mutation CreateProject { item: createProject { ...EditedProject } }": types.CreateProjectDocument,
    "mutation UpdateProject { item: updateProject { ...EditedProject } }": types.UpdateProjectDocument,
    "\n  mutation SwitchProject($id: ID!, $input: ProjectPatch!) {\n    updateProject(id: $id, input: $input) {\n      id\n      isFeatured\n      featuredOrder\n      isPublished\n      updatedAt\n    }\n  }\n": types.SwitchProjectDocument,
    "fragment WholeImage on Image { ...all }": types.WholeImageFragmentDoc,
    "\n  fragment PageOfSections on Page {\n    id\n    slug\n    title\n    isPublished\n    revision\n    sections {\n      ...all\n      image {\n        ...WholeImage\n      }\n      cards {\n        ...all\n        image {\n          ...WholeImage\n        }\n      }\n    }\n  }\n": types.PageOfSectionsFragmentDoc,
    "query SectionsOfPage { item: page { ...PageOfSections } }": types.SectionsOfPageDocument,
    "mutation AddSection { item: addSection { ...PageOfSections } }": types.AddSectionDocument,
    "mutation UpdateSection { item: updateSection { ...PageOfSections } }": types.UpdateSectionDocument,
    "mutation RemoveSection { item: removeSection { ...PageOfSections } }": types.RemoveSectionDocument,
    "mutation ReorderSections { item: reorderSections { ...PageOfSections } }": types.ReorderSectionsDocument,
    "fragment ItemTranslation on ContentTranslation { ...all texts { ...all } }": types.ItemTranslationFragmentDoc,
    "query Translations { translations { ...ItemTranslation } }": types.TranslationsDocument,
    "mutation Translate { translate { ...ItemTranslation } }": types.TranslateDocument,
    "\n  query OwnerTranslations {\n    translations: ownerTranslations {\n      ...ItemTranslation\n    }\n  }\n": types.OwnerTranslationsDocument,
    "mutation TranslateOwner { translate: translateOwner { ...ItemTranslation } }": types.TranslateOwnerDocument,
    "\n  query ContentProgress {\n    contentProgress {\n      itemId\n      hasDraft\n      translations {\n        language\n        state\n      }\n    }\n  }\n": types.ContentProgressDocument,
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
export function graphql(source: "\n  query AdminPosts {\n    blogPosts {\n      count\n      results {\n        id\n        slug\n        title\n        content\n        isPublished\n        publishAt\n        updatedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminPosts {\n    blogPosts {\n      count\n      results {\n        id\n        slug\n        title\n        content\n        isPublished\n        publishAt\n        updatedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedPost on BlogPost {\n    id\n    slug\n    title\n    content\n    isPublished\n    publishAt\n    images {\n      id\n      url\n      alt\n    }\n    revision\n  }\n"): (typeof documents)["\n  fragment EditedPost on BlogPost {\n    id\n    slug\n    title\n    content\n    isPublished\n    publishAt\n    images {\n      id\n      url\n      alt\n    }\n    revision\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PostToEdit { item: blogPost { ...EditedPost } }"): (typeof documents)["query PostToEdit { item: blogPost { ...EditedPost } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreatePost { item: createBlogPost { ...EditedPost } }"): (typeof documents)["mutation CreatePost { item: createBlogPost { ...EditedPost } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdatePost { item: updateBlogPost { ...EditedPost } }"): (typeof documents)["mutation UpdatePost { item: updateBlogPost { ...EditedPost } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SwitchPost($id: ID!, $input: BlogPostFields!) {\n    updateBlogPost(id: $id, input: $input) {\n      id\n      isPublished\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  mutation SwitchPost($id: ID!, $input: BlogPostFields!) {\n    updateBlogPost(id: $id, input: $input) {\n      id\n      isPublished\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContentMatches($text: String!) {\n    projects(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    mobileDemos(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    pages(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    blogPosts(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    contactMessages(search: $text, pageSize: 5) {\n      results {\n        id\n        subject\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query ContentMatches($text: String!) {\n    projects(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    mobileDemos(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    pages(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    blogPosts(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    contactMessages(search: $text, pageSize: 5) {\n      results {\n        id\n        subject\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminMessages($page: Int!, $pageSize: Int!, $search: String!) {\n    contactMessages(page: $page, pageSize: $pageSize, search: $search, ordering: \"-created_at\") {\n      count\n      unread\n      results {\n        ...all\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminMessages($page: Int!, $pageSize: Int!, $search: String!) {\n    contactMessages(page: $page, pageSize: $pageSize, search: $search, ordering: \"-created_at\") {\n      count\n      unread\n      results {\n        ...all\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MarkMessageRead { markContactMessageRead { id isRead } }"): (typeof documents)["mutation MarkMessageRead { markContactMessageRead { id isRead } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteMessage { deleteContactMessage }"): (typeof documents)["mutation DeleteMessage { deleteContactMessage }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminDashboard {\n    siteOwner {\n      id\n      name\n    }\n    projects(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    mobileDemos(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    pages(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        slug\n        title\n        isPublished\n      }\n    }\n    contactMessages(pageSize: 3, ordering: \"-created_at\") {\n      count\n      unread\n      results {\n        id\n        name\n        subject\n        isRead\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminDashboard {\n    siteOwner {\n      id\n      name\n    }\n    projects(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    mobileDemos(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    pages(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        slug\n        title\n        isPublished\n      }\n    }\n    contactMessages(pageSize: 3, ordering: \"-created_at\") {\n      count\n      unread\n      results {\n        id\n        name\n        subject\n        isRead\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminDemos {\n    mobileDemos {\n      count\n      results {\n        id\n        slug\n        title\n        description\n        version\n        isPublished\n        updatedAt\n        image {\n          url\n        }\n        operatingSystems {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminDemos {\n    mobileDemos {\n      count\n      results {\n        id\n        slug\n        title\n        description\n        version\n        isPublished\n        updatedAt\n        image {\n          url\n        }\n        operatingSystems {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedDemo on MobileDemo {\n    id\n    slug\n    title\n    version\n    operatingSystems {\n      id\n      name\n    }\n    description\n    features\n    webviewUrl\n    apkFile\n    ipaFile\n    imageAlt\n    screenshots {\n      id\n      url\n      alt\n    }\n    image {\n      url\n    }\n    isPublished\n    revision\n  }\n"): (typeof documents)["\n  fragment EditedDemo on MobileDemo {\n    id\n    slug\n    title\n    version\n    operatingSystems {\n      id\n      name\n    }\n    description\n    features\n    webviewUrl\n    apkFile\n    ipaFile\n    imageAlt\n    screenshots {\n      id\n      url\n      alt\n    }\n    image {\n      url\n    }\n    isPublished\n    revision\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DemoToEdit($id: String!) {\n    item: mobileDemo(idOrSlug: $id) {\n      ...EditedDemo\n    }\n  }\n"): (typeof documents)["\n  query DemoToEdit($id: String!) {\n    item: mobileDemo(idOrSlug: $id) {\n      ...EditedDemo\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateDemo { item: createMobileDemo { ...EditedDemo } }"): (typeof documents)["mutation CreateDemo { item: createMobileDemo { ...EditedDemo } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateDemo { item: updateMobileDemo { ...EditedDemo } }"): (typeof documents)["mutation UpdateDemo { item: updateMobileDemo { ...EditedDemo } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OperatingSystems { operatingSystems { id name } }"): (typeof documents)["query OperatingSystems { operatingSystems { id name } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SwitchDemo($id: ID!, $input: MobileDemoPatch!) {\n    updateMobileDemo(id: $id, input: $input) {\n      id\n      isPublished\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  mutation SwitchDemo($id: ID!, $input: MobileDemoPatch!) {\n    updateMobileDemo(id: $id, input: $input) {\n      id\n      isPublished\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteDemo($id: ID!) { deleteMobileDemo(id: $id) }"): (typeof documents)["mutation DeleteDemo($id: ID!) { deleteMobileDemo(id: $id) }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment DraftBeside on ContentDraft { ...all }"): (typeof documents)["fragment DraftBeside on ContentDraft { ...all }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DraftOfItem { contentDraft { ...DraftBeside } }"): (typeof documents)["query DraftOfItem { contentDraft { ...DraftBeside } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartDraft { startDraft { ...DraftBeside } }"): (typeof documents)["mutation StartDraft { startDraft { ...DraftBeside } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PublishDraft { publishDraft { ...all } }"): (typeof documents)["mutation PublishDraft { publishDraft { ...all } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DiscardDraft { discardDraft }"): (typeof documents)["mutation DiscardDraft { discardDraft }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CopyItem { copy: copyItem { id title } }"): (typeof documents)["mutation CopyItem { copy: copyItem { id title } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Revisions { revisions { ...all } }"): (typeof documents)["query Revisions { revisions { ...all } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TwoRevisions($kind: RevisedKind!, $id: ID!, $revision: Int!, $other: Int!) {\n    former: revision(kind: $kind, id: $id, revision: $revision) {\n      ...ComparedRevision\n    }\n    other: revision(kind: $kind, id: $id, revision: $other) {\n      ...ComparedRevision\n    }\n  }\n"): (typeof documents)["\n  query TwoRevisions($kind: RevisedKind!, $id: ID!, $revision: Int!, $other: Int!) {\n    former: revision(kind: $kind, id: $id, revision: $revision) {\n      ...ComparedRevision\n    }\n    other: revision(kind: $kind, id: $id, revision: $other) {\n      ...ComparedRevision\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ComparedRevision on ContentRevisionDetail { revision fields { name text } images { id url alt } }"): (typeof documents)["fragment ComparedRevision on ContentRevisionDetail { revision fields { name text } images { id url alt } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RestoreRevision { restoreRevision { revision } }"): (typeof documents)["mutation RestoreRevision { restoreRevision { revision } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteProject { deleteProject }"): (typeof documents)["mutation DeleteProject { deleteProject }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeletePage { deletePage }"): (typeof documents)["mutation DeletePage { deletePage }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeletePost { deleteBlogPost }"): (typeof documents)["mutation DeletePost { deleteBlogPost }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedSiteOwner on SiteOwner {\n    id\n    name\n    headline\n    availability\n    availabilityNote\n    links {\n      label\n      url\n    }\n    aboutPageId\n    image {\n      url\n    }\n    revision\n  }\n"): (typeof documents)["\n  fragment EditedSiteOwner on SiteOwner {\n    id\n    name\n    headline\n    availability\n    availabilityNote\n    links {\n      label\n      url\n    }\n    aboutPageId\n    image {\n      url\n    }\n    revision\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteOwnerToEdit {\n    item: siteOwner {\n      ...EditedSiteOwner\n    }\n    pages(pageSize: 100, ordering: \"title\") {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n  }\n"): (typeof documents)["\n  query SiteOwnerToEdit {\n    item: siteOwner {\n      ...EditedSiteOwner\n    }\n    pages(pageSize: 100, ordering: \"title\") {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateSiteOwner { item: updateSiteOwner { ...EditedSiteOwner } }"): (typeof documents)["mutation UpdateSiteOwner { item: updateSiteOwner { ...EditedSiteOwner } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminPages {\n    pages {\n      count\n      results {\n        id\n        slug\n        title\n        isPublished\n        sectionCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminPages {\n    pages {\n      count\n      results {\n        id\n        slug\n        title\n        isPublished\n        sectionCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedPage on Page {\n    id\n    slug\n    title\n    description\n    isPublished\n    menu\n    menuOrder\n    menuTitleEn\n    menuTitleEs\n    menuTitleFr\n    revision\n  }\n"): (typeof documents)["\n  fragment EditedPage on Page {\n    id\n    slug\n    title\n    description\n    isPublished\n    menu\n    menuOrder\n    menuTitleEn\n    menuTitleEs\n    menuTitleFr\n    revision\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PageToEdit { item: page { ...EditedPage } }"): (typeof documents)["query PageToEdit { item: page { ...EditedPage } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreatePage { item: createPage { ...EditedPage } }"): (typeof documents)["mutation CreatePage { item: createPage { ...EditedPage } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdatePage { item: updatePage { ...EditedPage } }"): (typeof documents)["mutation UpdatePage { item: updatePage { ...EditedPage } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SwitchPage { updatePage { id isPublished } }"): (typeof documents)["mutation SwitchPage { updatePage { id isPublished } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TechnologyNames { tags { id name } }"): (typeof documents)["query TechnologyNames { tags { id name } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminProjects {\n    projects {\n      count\n      results {\n        id\n        slug\n        title\n        description\n        isFeatured\n        featuredOrder\n        isPublished\n        updatedAt\n        image {\n          url\n        }\n        tags {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminProjects {\n    projects {\n      count\n      results {\n        id\n        slug\n        title\n        description\n        isFeatured\n        featuredOrder\n        isPublished\n        updatedAt\n        image {\n          url\n        }\n        tags {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FeaturedNow {\n    projects(isFeatured: true, ordering: \"featured_order\", pageSize: 100) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n  }\n"): (typeof documents)["\n  query FeaturedNow {\n    projects(isFeatured: true, ordering: \"featured_order\", pageSize: 100) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReorderFeatured($order: [ID!]!) {\n    reorderFeaturedProjects(projectsOrder: $order) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation ReorderFeatured($order: [ID!]!) {\n    reorderFeaturedProjects(projectsOrder: $order) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedProject on Project {\n    id\n    slug\n    title\n    description\n    longDescription\n    tags {\n      id\n      name\n    }\n    githubUrl\n    liveUrl\n    isFeatured\n    isPublished\n    images {\n      id\n      url\n      alt\n    }\n    revision\n  }\n"): (typeof documents)["\n  fragment EditedProject on Project {\n    id\n    slug\n    title\n    description\n    longDescription\n    tags {\n      id\n      name\n    }\n    githubUrl\n    liveUrl\n    isFeatured\n    isPublished\n    images {\n      id\n      url\n      alt\n    }\n    revision\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProjectToEdit($id: String!) {\n    item: project(idOrSlug: $id) {\n      ...EditedProject\n    }\n  }\n"): (typeof documents)["\n  query ProjectToEdit($id: String!) {\n    item: project(idOrSlug: $id) {\n      ...EditedProject\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateProject { item: createProject { ...EditedProject } }"): (typeof documents)["mutation CreateProject { item: createProject { ...EditedProject } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateProject { item: updateProject { ...EditedProject } }"): (typeof documents)["mutation UpdateProject { item: updateProject { ...EditedProject } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SwitchProject($id: ID!, $input: ProjectPatch!) {\n    updateProject(id: $id, input: $input) {\n      id\n      isFeatured\n      featuredOrder\n      isPublished\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  mutation SwitchProject($id: ID!, $input: ProjectPatch!) {\n    updateProject(id: $id, input: $input) {\n      id\n      isFeatured\n      featuredOrder\n      isPublished\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment WholeImage on Image { ...all }"): (typeof documents)["fragment WholeImage on Image { ...all }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PageOfSections on Page {\n    id\n    slug\n    title\n    isPublished\n    revision\n    sections {\n      ...all\n      image {\n        ...WholeImage\n      }\n      cards {\n        ...all\n        image {\n          ...WholeImage\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment PageOfSections on Page {\n    id\n    slug\n    title\n    isPublished\n    revision\n    sections {\n      ...all\n      image {\n        ...WholeImage\n      }\n      cards {\n        ...all\n        image {\n          ...WholeImage\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SectionsOfPage { item: page { ...PageOfSections } }"): (typeof documents)["query SectionsOfPage { item: page { ...PageOfSections } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddSection { item: addSection { ...PageOfSections } }"): (typeof documents)["mutation AddSection { item: addSection { ...PageOfSections } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateSection { item: updateSection { ...PageOfSections } }"): (typeof documents)["mutation UpdateSection { item: updateSection { ...PageOfSections } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveSection { item: removeSection { ...PageOfSections } }"): (typeof documents)["mutation RemoveSection { item: removeSection { ...PageOfSections } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReorderSections { item: reorderSections { ...PageOfSections } }"): (typeof documents)["mutation ReorderSections { item: reorderSections { ...PageOfSections } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ItemTranslation on ContentTranslation { ...all texts { ...all } }"): (typeof documents)["fragment ItemTranslation on ContentTranslation { ...all texts { ...all } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Translations { translations { ...ItemTranslation } }"): (typeof documents)["query Translations { translations { ...ItemTranslation } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Translate { translate { ...ItemTranslation } }"): (typeof documents)["mutation Translate { translate { ...ItemTranslation } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnerTranslations {\n    translations: ownerTranslations {\n      ...ItemTranslation\n    }\n  }\n"): (typeof documents)["\n  query OwnerTranslations {\n    translations: ownerTranslations {\n      ...ItemTranslation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TranslateOwner { translate: translateOwner { ...ItemTranslation } }"): (typeof documents)["mutation TranslateOwner { translate: translateOwner { ...ItemTranslation } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContentProgress {\n    contentProgress {\n      itemId\n      hasDraft\n      translations {\n        language\n        state\n      }\n    }\n  }\n"): (typeof documents)["\n  query ContentProgress {\n    contentProgress {\n      itemId\n      hasDraft\n      translations {\n        language\n        state\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;
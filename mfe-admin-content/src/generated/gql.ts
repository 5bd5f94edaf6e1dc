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
    "\n  query AdminPosts($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    blogPosts(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        content\n        isPublished\n        publishAt\n        updatedAt\n      }\n    }\n  }\n": typeof types.AdminPostsDocument,
    "\n  fragment EditedPost on BlogPost {\n    id\n    slug\n    title\n    content\n    isPublished\n    publishAt\n    images {\n      id\n      url\n      alt\n    }\n    revision\n  }\n": typeof types.EditedPostFragmentDoc,
    "\n  query PostToEdit($id: ID!) {\n    item: blogPost(id: $id) {\n      ...EditedPost\n    }\n  }\n": typeof types.PostToEditDocument,
    "\n  mutation CreatePost($input: BlogPostFields!, $images: [Upload!]!) {\n    item: createBlogPost(input: $input, images: $images) {\n      ...EditedPost\n    }\n  }\n": typeof types.CreatePostDocument,
    "\n  mutation UpdatePost($id: ID!, $input: BlogPostFields!, $images: [Upload!]!) {\n    item: updateBlogPost(id: $id, input: $input, images: $images) {\n      ...EditedPost\n    }\n  }\n": typeof types.UpdatePostDocument,
    "\n  mutation SwitchPost($id: ID!, $input: BlogPostFields!) {\n    updateBlogPost(id: $id, input: $input) {\n      id\n      isPublished\n      updatedAt\n    }\n  }\n": typeof types.SwitchPostDocument,
    "\n  mutation DeletePost($id: ID!) {\n    deleteBlogPost(id: $id)\n  }\n": typeof types.DeletePostDocument,
    "\n  query ContentMatches($text: String!) {\n    projects(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    mobileDemos(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    pages(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    blogPosts(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    contactMessages(search: $text, pageSize: 5) {\n      results {\n        id\n        subject\n        name\n      }\n    }\n  }\n": typeof types.ContentMatchesDocument,
    "\n  query AdminMessages($page: Int!, $pageSize: Int!, $search: String!) {\n    contactMessages(page: $page, pageSize: $pageSize, search: $search, ordering: \"-created_at\") {\n      count\n      unread\n      results {\n        id\n        name\n        email\n        subject\n        message\n        isRead\n        createdAt\n      }\n    }\n  }\n": typeof types.AdminMessagesDocument,
    "\n  mutation MarkMessageRead($id: ID!) {\n    markContactMessageRead(id: $id) {\n      id\n      isRead\n    }\n  }\n": typeof types.MarkMessageReadDocument,
    "\n  mutation DeleteMessage($id: ID!) {\n    deleteContactMessage(id: $id)\n  }\n": typeof types.DeleteMessageDocument,
    "\n  query AdminDashboard {\n    siteOwner {\n      id\n      name\n    }\n    projects(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    mobileDemos(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    pages(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        slug\n        title\n        isPublished\n      }\n    }\n    contactMessages(pageSize: 3, ordering: \"-created_at\") {\n      count\n      unread\n      results {\n        id\n        name\n        subject\n        isRead\n      }\n    }\n  }\n": typeof types.AdminDashboardDocument,
    "\n  query AdminDemos($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    mobileDemos(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        description\n        version\n        isPublished\n        updatedAt\n        image {\n          url\n        }\n        operatingSystems {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.AdminDemosDocument,
    "\n  fragment EditedDemo on MobileDemo {\n    id\n    slug\n    title\n    version\n    operatingSystems {\n      id\n      name\n    }\n    description\n    features\n    webviewUrl\n    apkFile\n    ipaFile\n    imageAlt\n    screenshots {\n      id\n      url\n      alt\n    }\n    image {\n      url\n    }\n    isPublished\n    revision\n  }\n": typeof types.EditedDemoFragmentDoc,
    "\n  query DemoToEdit($id: String!) {\n    item: mobileDemo(idOrSlug: $id) {\n      ...EditedDemo\n    }\n  }\n": typeof types.DemoToEditDocument,
    "\n  mutation CreateDemo($input: MobileDemoFields!, $files: MobileDemoFiles!) {\n    item: createMobileDemo(input: $input, files: $files) {\n      ...EditedDemo\n    }\n  }\n": typeof types.CreateDemoDocument,
    "\n  mutation UpdateDemo($id: ID!, $input: MobileDemoPatch!, $files: MobileDemoFiles) {\n    item: updateMobileDemo(id: $id, input: $input, files: $files) {\n      ...EditedDemo\n    }\n  }\n": typeof types.UpdateDemoDocument,
    "\n  query OperatingSystems {\n    operatingSystems {\n      id\n      name\n    }\n  }\n": typeof types.OperatingSystemsDocument,
    "\n  mutation SwitchDemo($id: ID!, $input: MobileDemoPatch!) {\n    updateMobileDemo(id: $id, input: $input) {\n      id\n      isPublished\n      updatedAt\n    }\n  }\n": typeof types.SwitchDemoDocument,
    "\n  mutation DeleteDemo($id: ID!) {\n    deleteMobileDemo(id: $id)\n  }\n": typeof types.DeleteDemoDocument,
    "\n  fragment DraftBeside on ContentDraft {\n    draftId\n    slug\n    revision\n    savedAt\n    ofId\n    ofTitle\n    ofRevision\n    isBehind\n  }\n": typeof types.DraftBesideFragmentDoc,
    "\n  query DraftOfItem($kind: RevisedKind!, $id: ID!) {\n    contentDraft(kind: $kind, id: $id) {\n      ...DraftBeside\n    }\n  }\n": typeof types.DraftOfItemDocument,
    "\n  mutation StartDraft($kind: RevisedKind!, $id: ID!) {\n    startDraft(kind: $kind, id: $id) {\n      ...DraftBeside\n    }\n  }\n": typeof types.StartDraftDocument,
    "\n  mutation PublishDraft($kind: RevisedKind!, $id: ID!, $expected: Int) {\n    publishDraft(kind: $kind, id: $id, expected: $expected) {\n      id\n      slug\n      title\n    }\n  }\n": typeof types.PublishDraftDocument,
    "\n  mutation DiscardDraft($kind: RevisedKind!, $id: ID!) {\n    discardDraft(kind: $kind, id: $id)\n  }\n": typeof types.DiscardDraftDocument,
    "\n  mutation CopyItem($kind: RevisedKind!, $id: ID!) {\n    copy: copyItem(kind: $kind, id: $id) {\n      id\n      title\n    }\n  }\n": typeof types.CopyItemDocument,
    "\n  query Revisions($kind: RevisedKind!, $id: ID!) {\n    revisions(kind: $kind, id: $id) {\n      revision\n      savedAt\n      savedById\n      savedByName\n    }\n  }\n": typeof types.RevisionsDocument,
    "\n  query TwoRevisions($kind: RevisedKind!, $id: ID!, $revision: Int!, $other: Int!) {\n    former: revision(kind: $kind, id: $id, revision: $revision) {\n      ...ComparedRevision\n    }\n    other: revision(kind: $kind, id: $id, revision: $other) {\n      ...ComparedRevision\n    }\n  }\n": typeof types.TwoRevisionsDocument,
    "\n  fragment ComparedRevision on ContentRevisionDetail {\n    revision\n    fields {\n      name\n      text\n    }\n    images {\n      id\n      url\n      alt\n    }\n  }\n": typeof types.ComparedRevisionFragmentDoc,
    "\n  mutation RestoreRevision($kind: RevisedKind!, $id: ID!, $revision: Int!, $expected: Int) {\n    restoreRevision(kind: $kind, id: $id, revision: $revision, expected: $expected) {\n      revision\n    }\n  }\n": typeof types.RestoreRevisionDocument,
    "\n  fragment EditedSiteOwner on SiteOwner {\n    id\n    name\n    headline\n    availability\n    availabilityNote\n    links {\n      label\n      url\n    }\n    aboutPageId\n    image {\n      url\n    }\n    revision\n  }\n": typeof types.EditedSiteOwnerFragmentDoc,
    "\n  query SiteOwnerToEdit {\n    item: siteOwner {\n      ...EditedSiteOwner\n    }\n    pages(pageSize: 100, ordering: \"title\") {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n  }\n": typeof types.SiteOwnerToEditDocument,
    "\n  mutation UpdateSiteOwner($input: SiteOwnerPatch!, $image: Upload) {\n    item: updateSiteOwner(input: $input, image: $image) {\n      ...EditedSiteOwner\n    }\n  }\n": typeof types.UpdateSiteOwnerDocument,
    "\n  query AdminPages($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    pages(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        isPublished\n        sectionCount\n      }\n    }\n  }\n": typeof types.AdminPagesDocument,
    "\n  fragment EditedPage on Page {\n    id\n    slug\n    title\n    description\n    isPublished\n    menu\n    menuOrder\n    menuTitleEn\n    menuTitleEs\n    menuTitleFr\n    revision\n  }\n": typeof types.EditedPageFragmentDoc,
    "\n  query PageToEdit($id: ID!) {\n    item: page(id: $id) {\n      ...EditedPage\n    }\n  }\n": typeof types.PageToEditDocument,
    "\n  mutation CreatePage($input: PageFields!) {\n    item: createPage(input: $input) {\n      ...EditedPage\n    }\n  }\n": typeof types.CreatePageDocument,
    "\n  mutation UpdatePage($id: ID!, $input: PagePatch!) {\n    item: updatePage(id: $id, input: $input) {\n      ...EditedPage\n    }\n  }\n": typeof types.UpdatePageDocument,
    "\n  mutation SwitchPage($id: ID!, $input: PagePatch!) {\n    updatePage(id: $id, input: $input) {\n      id\n      isPublished\n    }\n  }\n": typeof types.SwitchPageDocument,
    "\n  mutation DeletePage($id: ID!) {\n    deletePage(id: $id)\n  }\n": typeof types.DeletePageDocument,
    "\n  query TechnologyNames {\n    tags {\n      id\n      name\n    }\n  }\n": typeof types.TechnologyNamesDocument,
    "\n  query AdminProjects($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    projects(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        description\n        isFeatured\n        featuredOrder\n        isPublished\n        updatedAt\n        image {\n          url\n        }\n        tags {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.AdminProjectsDocument,
    "\n  query FeaturedNow {\n    projects(isFeatured: true, ordering: \"featured_order\", pageSize: 100) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n  }\n": typeof types.FeaturedNowDocument,
    "\n  mutation ReorderFeatured($order: [ID!]!) {\n    reorderFeaturedProjects(projectsOrder: $order) {\n      id\n    }\n  }\n": typeof types.ReorderFeaturedDocument,
    "\n  fragment EditedProject on Project {\n    id\n    slug\n    title\n    description\n    longDescription\n    tags {\n      id\n      name\n    }\n    githubUrl\n    liveUrl\n    isFeatured\n    isPublished\n    images {\n      id\n      url\n      alt\n    }\n    revision\n  }\n": typeof types.EditedProjectFragmentDoc,
    "\n  query ProjectToEdit($id: String!) {\n    item: project(idOrSlug: $id) {\n      ...EditedProject\n    }\n  }\n": typeof types.ProjectToEditDocument,
    "\n  mutation CreateProject($input: ProjectFields!, $images: [Upload!]!) {\n    item: createProject(input: $input, images: $images) {\n      ...EditedProject\n    }\n  }\n": typeof types.CreateProjectDocument,
    "\n  mutation UpdateProject($id: ID!, $input: ProjectPatch!, $images: [Upload!]) {\n    item: updateProject(id: $id, input: $input, images: $images) {\n      ...EditedProject\n    }\n  }\n": typeof types.UpdateProjectDocument,
    "\n  mutation SwitchProject($id: ID!, $input: ProjectPatch!) {\n    updateProject(id: $id, input: $input) {\n      id\n      isFeatured\n      featuredOrder\n      isPublished\n      updatedAt\n    }\n  }\n": typeof types.SwitchProjectDocument,
    "\n  mutation DeleteProject($id: ID!) {\n    deleteProject(id: $id)\n  }\n": typeof types.DeleteProjectDocument,
    "\n  fragment WholeImage on Image {\n    url\n    width\n    height\n    avifSrcset\n    webpSrcset\n  }\n": typeof types.WholeImageFragmentDoc,
    "\n  fragment PageOfSections on Page {\n    id\n    slug\n    title\n    isPublished\n    revision\n    sections {\n      id\n      sectionType\n      title\n      subtitle\n      content\n      problem\n      decision\n      result\n      failure\n      backgroundColor\n      buttonText\n      buttonUrl\n      imagePosition\n      imageAlt\n      imageId\n      image {\n        ...WholeImage\n      }\n      cards {\n        title\n        content\n        buttonText\n        buttonUrl\n        imageAlt\n        imageId\n        image {\n          ...WholeImage\n        }\n      }\n    }\n  }\n": typeof types.PageOfSectionsFragmentDoc,
    "\n  query SectionsOfPage($id: ID!) {\n    item: page(id: $id) {\n      ...PageOfSections\n    }\n  }\n": typeof types.SectionsOfPageDocument,
    "\n  mutation AddSection($pageId: ID!, $input: SectionFields!, $files: SectionFiles) {\n    item: addSection(pageId: $pageId, input: $input, files: $files) {\n      ...PageOfSections\n    }\n  }\n": typeof types.AddSectionDocument,
    "\n  mutation UpdateSection($pageId: ID!, $sectionId: ID!, $input: SectionFields!, $files: SectionFiles) {\n    item: updateSection(pageId: $pageId, sectionId: $sectionId, input: $input, files: $files) {\n      ...PageOfSections\n    }\n  }\n": typeof types.UpdateSectionDocument,
    "\n  mutation RemoveSection($pageId: ID!, $sectionId: ID!, $revision: Int) {\n    item: removeSection(pageId: $pageId, sectionId: $sectionId, revision: $revision) {\n      ...PageOfSections\n    }\n  }\n": typeof types.RemoveSectionDocument,
    "\n  mutation ReorderSections($pageId: ID!, $sectionsOrder: [ID!]!, $revision: Int) {\n    item: reorderSections(pageId: $pageId, sectionsOrder: $sectionsOrder, revision: $revision) {\n      ...PageOfSections\n    }\n  }\n": typeof types.ReorderSectionsDocument,
    "\n  fragment ItemTranslation on ContentTranslation {\n    language\n    state\n    revision\n    texts {\n      name\n      original\n      text\n      state\n      former\n    }\n  }\n": typeof types.ItemTranslationFragmentDoc,
    "\n  query Translations($kind: RevisedKind!, $id: ID!) {\n    translations(kind: $kind, id: $id) {\n      ...ItemTranslation\n    }\n  }\n": typeof types.TranslationsDocument,
    "\n  mutation Translate($kind: RevisedKind!, $id: ID!, $language: String!, $input: Translation!) {\n    translate(kind: $kind, id: $id, language: $language, input: $input) {\n      ...ItemTranslation\n    }\n  }\n": typeof types.TranslateDocument,
    "\n  query OwnerTranslations {\n    translations: ownerTranslations {\n      ...ItemTranslation\n    }\n  }\n": typeof types.OwnerTranslationsDocument,
    "\n  mutation TranslateOwner($language: String!, $input: Translation!) {\n    translate: translateOwner(language: $language, input: $input) {\n      ...ItemTranslation\n    }\n  }\n": typeof types.TranslateOwnerDocument,
    "\n  query ContentProgress($kind: RevisedKind!, $ids: [ID!]!) {\n    contentProgress(kind: $kind, ids: $ids) {\n      itemId\n      hasDraft\n      translations {\n        language\n        state\n      }\n    }\n  }\n": typeof types.ContentProgressDocument,
};
const documents: Documents = {
    "\n  query AdminPosts($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    blogPosts(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        content\n        isPublished\n        publishAt\n        updatedAt\n      }\n    }\n  }\n": types.AdminPostsDocument,
    "\n  fragment EditedPost on BlogPost {\n    id\n    slug\n    title\n    content\n    isPublished\n    publishAt\n    images {\n      id\n      url\n      alt\n    }\n    revision\n  }\n": types.EditedPostFragmentDoc,
    "\n  query PostToEdit($id: ID!) {\n    item: blogPost(id: $id) {\n      ...EditedPost\n    }\n  }\n": types.PostToEditDocument,
    "\n  mutation CreatePost($input: BlogPostFields!, $images: [Upload!]!) {\n    item: createBlogPost(input: $input, images: $images) {\n      ...EditedPost\n    }\n  }\n": types.CreatePostDocument,
    "\n  mutation UpdatePost($id: ID!, $input: BlogPostFields!, $images: [Upload!]!) {\n    item: updateBlogPost(id: $id, input: $input, images: $images) {\n      ...EditedPost\n    }\n  }\n": types.UpdatePostDocument,
    "\n  mutation SwitchPost($id: ID!, $input: BlogPostFields!) {\n    updateBlogPost(id: $id, input: $input) {\n      id\n      isPublished\n      updatedAt\n    }\n  }\n": types.SwitchPostDocument,
    "\n  mutation DeletePost($id: ID!) {\n    deleteBlogPost(id: $id)\n  }\n": types.DeletePostDocument,
    "\n  query ContentMatches($text: String!) {\n    projects(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    mobileDemos(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    pages(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    blogPosts(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    contactMessages(search: $text, pageSize: 5) {\n      results {\n        id\n        subject\n        name\n      }\n    }\n  }\n": types.ContentMatchesDocument,
    "\n  query AdminMessages($page: Int!, $pageSize: Int!, $search: String!) {\n    contactMessages(page: $page, pageSize: $pageSize, search: $search, ordering: \"-created_at\") {\n      count\n      unread\n      results {\n        id\n        name\n        email\n        subject\n        message\n        isRead\n        createdAt\n      }\n    }\n  }\n": types.AdminMessagesDocument,
    "\n  mutation MarkMessageRead($id: ID!) {\n    markContactMessageRead(id: $id) {\n      id\n      isRead\n    }\n  }\n": types.MarkMessageReadDocument,
    "\n  mutation DeleteMessage($id: ID!) {\n    deleteContactMessage(id: $id)\n  }\n": types.DeleteMessageDocument,
    "\n  query AdminDashboard {\n    siteOwner {\n      id\n      name\n    }\n    projects(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    mobileDemos(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    pages(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        slug\n        title\n        isPublished\n      }\n    }\n    contactMessages(pageSize: 3, ordering: \"-created_at\") {\n      count\n      unread\n      results {\n        id\n        name\n        subject\n        isRead\n      }\n    }\n  }\n": types.AdminDashboardDocument,
    "\n  query AdminDemos($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    mobileDemos(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        description\n        version\n        isPublished\n        updatedAt\n        image {\n          url\n        }\n        operatingSystems {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.AdminDemosDocument,
    "\n  fragment EditedDemo on MobileDemo {\n    id\n    slug\n    title\n    version\n    operatingSystems {\n      id\n      name\n    }\n    description\n    features\n    webviewUrl\n    apkFile\n    ipaFile\n    imageAlt\n    screenshots {\n      id\n      url\n      alt\n    }\n    image {\n      url\n    }\n    isPublished\n    revision\n  }\n": types.EditedDemoFragmentDoc,
    "\n  query DemoToEdit($id: String!) {\n    item: mobileDemo(idOrSlug: $id) {\n      ...EditedDemo\n    }\n  }\n": types.DemoToEditDocument,
    "\n  mutation CreateDemo($input: MobileDemoFields!, $files: MobileDemoFiles!) {\n    item: createMobileDemo(input: $input, files: $files) {\n      ...EditedDemo\n    }\n  }\n": types.CreateDemoDocument,
    "\n  mutation UpdateDemo($id: ID!, $input: MobileDemoPatch!, $files: MobileDemoFiles) {\n    item: updateMobileDemo(id: $id, input: $input, files: $files) {\n      ...EditedDemo\n    }\n  }\n": types.UpdateDemoDocument,
    "\n  query OperatingSystems {\n    operatingSystems {\n      id\n      name\n    }\n  }\n": types.OperatingSystemsDocument,
    "\n  mutation SwitchDemo($id: ID!, $input: MobileDemoPatch!) {\n    updateMobileDemo(id: $id, input: $input) {\n      id\n      isPublished\n      updatedAt\n    }\n  }\n": types.SwitchDemoDocument,
    "\n  mutation DeleteDemo($id: ID!) {\n    deleteMobileDemo(id: $id)\n  }\n": types.DeleteDemoDocument,
    "\n  fragment DraftBeside on ContentDraft {\n    draftId\n    slug\n    revision\n    savedAt\n    ofId\n    ofTitle\n    ofRevision\n    isBehind\n  }\n": types.DraftBesideFragmentDoc,
    "\n  query DraftOfItem($kind: RevisedKind!, $id: ID!) {\n    contentDraft(kind: $kind, id: $id) {\n      ...DraftBeside\n    }\n  }\n": types.DraftOfItemDocument,
    "\n  mutation StartDraft($kind: RevisedKind!, $id: ID!) {\n    startDraft(kind: $kind, id: $id) {\n      ...DraftBeside\n    }\n  }\n": types.StartDraftDocument,
    "\n  mutation PublishDraft($kind: RevisedKind!, $id: ID!, $expected: Int) {\n    publishDraft(kind: $kind, id: $id, expected: $expected) {\n      id\n      slug\n      title\n    }\n  }\n": types.PublishDraftDocument,
    "\n  mutation DiscardDraft($kind: RevisedKind!, $id: ID!) {\n    discardDraft(kind: $kind, id: $id)\n  }\n": types.DiscardDraftDocument,
    "\n  mutation CopyItem($kind: RevisedKind!, $id: ID!) {\n    copy: copyItem(kind: $kind, id: $id) {\n      id\n      title\n    }\n  }\n": types.CopyItemDocument,
    "\n  query Revisions($kind: RevisedKind!, $id: ID!) {\n    revisions(kind: $kind, id: $id) {\n      revision\n      savedAt\n      savedById\n      savedByName\n    }\n  }\n": types.RevisionsDocument,
    "\n  query TwoRevisions($kind: RevisedKind!, $id: ID!, $revision: Int!, $other: Int!) {\n    former: revision(kind: $kind, id: $id, revision: $revision) {\n      ...ComparedRevision\n    }\n    other: revision(kind: $kind, id: $id, revision: $other) {\n      ...ComparedRevision\n    }\n  }\n": types.TwoRevisionsDocument,
    "\n  fragment ComparedRevision on ContentRevisionDetail {\n    revision\n    fields {\n      name\n      text\n    }\n    images {\n      id\n      url\n      alt\n    }\n  }\n": types.ComparedRevisionFragmentDoc,
    "\n  mutation RestoreRevision($kind: RevisedKind!, $id: ID!, $revision: Int!, $expected: Int) {\n    restoreRevision(kind: $kind, id: $id, revision: $revision, expected: $expected) {\n      revision\n    }\n  }\n": types.RestoreRevisionDocument,
    "\n  fragment EditedSiteOwner on SiteOwner {\n    id\n    name\n    headline\n    availability\n    availabilityNote\n    links {\n      label\n      url\n    }\n    aboutPageId\n    image {\n      url\n    }\n    revision\n  }\n": types.EditedSiteOwnerFragmentDoc,
    "\n  query SiteOwnerToEdit {\n    item: siteOwner {\n      ...EditedSiteOwner\n    }\n    pages(pageSize: 100, ordering: \"title\") {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n  }\n": types.SiteOwnerToEditDocument,
    "\n  mutation UpdateSiteOwner($input: SiteOwnerPatch!, $image: Upload) {\n    item: updateSiteOwner(input: $input, image: $image) {\n      ...EditedSiteOwner\n    }\n  }\n": types.UpdateSiteOwnerDocument,
    "\n  query AdminPages($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    pages(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        isPublished\n        sectionCount\n      }\n    }\n  }\n": types.AdminPagesDocument,
    "\n  fragment EditedPage on Page {\n    id\n    slug\n    title\n    description\n    isPublished\n    menu\n    menuOrder\n    menuTitleEn\n    menuTitleEs\n    menuTitleFr\n    revision\n  }\n": types.EditedPageFragmentDoc,
    "\n  query PageToEdit($id: ID!) {\n    item: page(id: $id) {\n      ...EditedPage\n    }\n  }\n": types.PageToEditDocument,
    "\n  mutation CreatePage($input: PageFields!) {\n    item: createPage(input: $input) {\n      ...EditedPage\n    }\n  }\n": types.CreatePageDocument,
    "\n  mutation UpdatePage($id: ID!, $input: PagePatch!) {\n    item: updatePage(id: $id, input: $input) {\n      ...EditedPage\n    }\n  }\n": types.UpdatePageDocument,
    "\n  mutation SwitchPage($id: ID!, $input: PagePatch!) {\n    updatePage(id: $id, input: $input) {\n      id\n      isPublished\n    }\n  }\n": types.SwitchPageDocument,
    "\n  mutation DeletePage($id: ID!) {\n    deletePage(id: $id)\n  }\n": types.DeletePageDocument,
    "\n  query TechnologyNames {\n    tags {\n      id\n      name\n    }\n  }\n": types.TechnologyNamesDocument,
    "\n  query AdminProjects($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    projects(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        description\n        isFeatured\n        featuredOrder\n        isPublished\n        updatedAt\n        image {\n          url\n        }\n        tags {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.AdminProjectsDocument,
    "\n  query FeaturedNow {\n    projects(isFeatured: true, ordering: \"featured_order\", pageSize: 100) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n  }\n": types.FeaturedNowDocument,
    "\n  mutation ReorderFeatured($order: [ID!]!) {\n    reorderFeaturedProjects(projectsOrder: $order) {\n      id\n    }\n  }\n": types.ReorderFeaturedDocument,
    "\n  fragment EditedProject on Project {\n    id\n    slug\n    title\n    description\n    longDescription\n    tags {\n      id\n      name\n    }\n    githubUrl\n    liveUrl\n    isFeatured\n    isPublished\n    images {\n      id\n      url\n      alt\n    }\n    revision\n  }\n": types.EditedProjectFragmentDoc,
    "\n  query ProjectToEdit($id: String!) {\n    item: project(idOrSlug: $id) {\n      ...EditedProject\n    }\n  }\n": types.ProjectToEditDocument,
    "\n  mutation CreateProject($input: ProjectFields!, $images: [Upload!]!) {\n    item: createProject(input: $input, images: $images) {\n      ...EditedProject\n    }\n  }\n": types.CreateProjectDocument,
    "\n  mutation UpdateProject($id: ID!, $input: ProjectPatch!, $images: [Upload!]) {\n    item: updateProject(id: $id, input: $input, images: $images) {\n      ...EditedProject\n    }\n  }\n": types.UpdateProjectDocument,
    "\n  mutation SwitchProject($id: ID!, $input: ProjectPatch!) {\n    updateProject(id: $id, input: $input) {\n      id\n      isFeatured\n      featuredOrder\n      isPublished\n      updatedAt\n    }\n  }\n": types.SwitchProjectDocument,
    "\n  mutation DeleteProject($id: ID!) {\n    deleteProject(id: $id)\n  }\n": types.DeleteProjectDocument,
    "\n  fragment WholeImage on Image {\n    url\n    width\n    height\n    avifSrcset\n    webpSrcset\n  }\n": types.WholeImageFragmentDoc,
    "\n  fragment PageOfSections on Page {\n    id\n    slug\n    title\n    isPublished\n    revision\n    sections {\n      id\n      sectionType\n      title\n      subtitle\n      content\n      problem\n      decision\n      result\n      failure\n      backgroundColor\n      buttonText\n      buttonUrl\n      imagePosition\n      imageAlt\n      imageId\n      image {\n        ...WholeImage\n      }\n      cards {\n        title\n        content\n        buttonText\n        buttonUrl\n        imageAlt\n        imageId\n        image {\n          ...WholeImage\n        }\n      }\n    }\n  }\n": types.PageOfSectionsFragmentDoc,
    "\n  query SectionsOfPage($id: ID!) {\n    item: page(id: $id) {\n      ...PageOfSections\n    }\n  }\n": types.SectionsOfPageDocument,
    "\n  mutation AddSection($pageId: ID!, $input: SectionFields!, $files: SectionFiles) {\n    item: addSection(pageId: $pageId, input: $input, files: $files) {\n      ...PageOfSections\n    }\n  }\n": types.AddSectionDocument,
    "\n  mutation UpdateSection($pageId: ID!, $sectionId: ID!, $input: SectionFields!, $files: SectionFiles) {\n    item: updateSection(pageId: $pageId, sectionId: $sectionId, input: $input, files: $files) {\n      ...PageOfSections\n    }\n  }\n": types.UpdateSectionDocument,
    "\n  mutation RemoveSection($pageId: ID!, $sectionId: ID!, $revision: Int) {\n    item: removeSection(pageId: $pageId, sectionId: $sectionId, revision: $revision) {\n      ...PageOfSections\n    }\n  }\n": types.RemoveSectionDocument,
    "\n  mutation ReorderSections($pageId: ID!, $sectionsOrder: [ID!]!, $revision: Int) {\n    item: reorderSections(pageId: $pageId, sectionsOrder: $sectionsOrder, revision: $revision) {\n      ...PageOfSections\n    }\n  }\n": types.ReorderSectionsDocument,
    "\n  fragment ItemTranslation on ContentTranslation {\n    language\n    state\n    revision\n    texts {\n      name\n      original\n      text\n      state\n      former\n    }\n  }\n": types.ItemTranslationFragmentDoc,
    "\n  query Translations($kind: RevisedKind!, $id: ID!) {\n    translations(kind: $kind, id: $id) {\n      ...ItemTranslation\n    }\n  }\n": types.TranslationsDocument,
    "\n  mutation Translate($kind: RevisedKind!, $id: ID!, $language: String!, $input: Translation!) {\n    translate(kind: $kind, id: $id, language: $language, input: $input) {\n      ...ItemTranslation\n    }\n  }\n": types.TranslateDocument,
    "\n  query OwnerTranslations {\n    translations: ownerTranslations {\n      ...ItemTranslation\n    }\n  }\n": types.OwnerTranslationsDocument,
    "\n  mutation TranslateOwner($language: String!, $input: Translation!) {\n    translate: translateOwner(language: $language, input: $input) {\n      ...ItemTranslation\n    }\n  }\n": types.TranslateOwnerDocument,
    "\n  query ContentProgress($kind: RevisedKind!, $ids: [ID!]!) {\n    contentProgress(kind: $kind, ids: $ids) {\n      itemId\n      hasDraft\n      translations {\n        language\n        state\n      }\n    }\n  }\n": types.ContentProgressDocument,
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
export function graphql(source: "\n  query AdminPosts($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    blogPosts(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        content\n        isPublished\n        publishAt\n        updatedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminPosts($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    blogPosts(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        content\n        isPublished\n        publishAt\n        updatedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedPost on BlogPost {\n    id\n    slug\n    title\n    content\n    isPublished\n    publishAt\n    images {\n      id\n      url\n      alt\n    }\n    revision\n  }\n"): (typeof documents)["\n  fragment EditedPost on BlogPost {\n    id\n    slug\n    title\n    content\n    isPublished\n    publishAt\n    images {\n      id\n      url\n      alt\n    }\n    revision\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostToEdit($id: ID!) {\n    item: blogPost(id: $id) {\n      ...EditedPost\n    }\n  }\n"): (typeof documents)["\n  query PostToEdit($id: ID!) {\n    item: blogPost(id: $id) {\n      ...EditedPost\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePost($input: BlogPostFields!, $images: [Upload!]!) {\n    item: createBlogPost(input: $input, images: $images) {\n      ...EditedPost\n    }\n  }\n"): (typeof documents)["\n  mutation CreatePost($input: BlogPostFields!, $images: [Upload!]!) {\n    item: createBlogPost(input: $input, images: $images) {\n      ...EditedPost\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePost($id: ID!, $input: BlogPostFields!, $images: [Upload!]!) {\n    item: updateBlogPost(id: $id, input: $input, images: $images) {\n      ...EditedPost\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePost($id: ID!, $input: BlogPostFields!, $images: [Upload!]!) {\n    item: updateBlogPost(id: $id, input: $input, images: $images) {\n      ...EditedPost\n    }\n  }\n"];
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
export function graphql(source: "\n  query ContentMatches($text: String!) {\n    projects(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    mobileDemos(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    pages(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    blogPosts(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    contactMessages(search: $text, pageSize: 5) {\n      results {\n        id\n        subject\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query ContentMatches($text: String!) {\n    projects(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    mobileDemos(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    pages(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    blogPosts(search: $text, pageSize: 5) {\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    contactMessages(search: $text, pageSize: 5) {\n      results {\n        id\n        subject\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminMessages($page: Int!, $pageSize: Int!, $search: String!) {\n    contactMessages(page: $page, pageSize: $pageSize, search: $search, ordering: \"-created_at\") {\n      count\n      unread\n      results {\n        id\n        name\n        email\n        subject\n        message\n        isRead\n        createdAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminMessages($page: Int!, $pageSize: Int!, $search: String!) {\n    contactMessages(page: $page, pageSize: $pageSize, search: $search, ordering: \"-created_at\") {\n      count\n      unread\n      results {\n        id\n        name\n        email\n        subject\n        message\n        isRead\n        createdAt\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  query AdminDashboard {\n    siteOwner {\n      id\n      name\n    }\n    projects(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    mobileDemos(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    pages(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        slug\n        title\n        isPublished\n      }\n    }\n    contactMessages(pageSize: 3, ordering: \"-created_at\") {\n      count\n      unread\n      results {\n        id\n        name\n        subject\n        isRead\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminDashboard {\n    siteOwner {\n      id\n      name\n    }\n    projects(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    mobileDemos(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        title\n        isPublished\n      }\n    }\n    pages(pageSize: 3, ordering: \"-created_at\") {\n      count\n      results {\n        id\n        slug\n        title\n        isPublished\n      }\n    }\n    contactMessages(pageSize: 3, ordering: \"-created_at\") {\n      count\n      unread\n      results {\n        id\n        name\n        subject\n        isRead\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminDemos($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    mobileDemos(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        description\n        version\n        isPublished\n        updatedAt\n        image {\n          url\n        }\n        operatingSystems {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminDemos($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    mobileDemos(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        description\n        version\n        isPublished\n        updatedAt\n        image {\n          url\n        }\n        operatingSystems {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation CreateDemo($input: MobileDemoFields!, $files: MobileDemoFiles!) {\n    item: createMobileDemo(input: $input, files: $files) {\n      ...EditedDemo\n    }\n  }\n"): (typeof documents)["\n  mutation CreateDemo($input: MobileDemoFields!, $files: MobileDemoFiles!) {\n    item: createMobileDemo(input: $input, files: $files) {\n      ...EditedDemo\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateDemo($id: ID!, $input: MobileDemoPatch!, $files: MobileDemoFiles) {\n    item: updateMobileDemo(id: $id, input: $input, files: $files) {\n      ...EditedDemo\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateDemo($id: ID!, $input: MobileDemoPatch!, $files: MobileDemoFiles) {\n    item: updateMobileDemo(id: $id, input: $input, files: $files) {\n      ...EditedDemo\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment DraftBeside on ContentDraft {\n    draftId\n    slug\n    revision\n    savedAt\n    ofId\n    ofTitle\n    ofRevision\n    isBehind\n  }\n"): (typeof documents)["\n  fragment DraftBeside on ContentDraft {\n    draftId\n    slug\n    revision\n    savedAt\n    ofId\n    ofTitle\n    ofRevision\n    isBehind\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DraftOfItem($kind: RevisedKind!, $id: ID!) {\n    contentDraft(kind: $kind, id: $id) {\n      ...DraftBeside\n    }\n  }\n"): (typeof documents)["\n  query DraftOfItem($kind: RevisedKind!, $id: ID!) {\n    contentDraft(kind: $kind, id: $id) {\n      ...DraftBeside\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartDraft($kind: RevisedKind!, $id: ID!) {\n    startDraft(kind: $kind, id: $id) {\n      ...DraftBeside\n    }\n  }\n"): (typeof documents)["\n  mutation StartDraft($kind: RevisedKind!, $id: ID!) {\n    startDraft(kind: $kind, id: $id) {\n      ...DraftBeside\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishDraft($kind: RevisedKind!, $id: ID!, $expected: Int) {\n    publishDraft(kind: $kind, id: $id, expected: $expected) {\n      id\n      slug\n      title\n    }\n  }\n"): (typeof documents)["\n  mutation PublishDraft($kind: RevisedKind!, $id: ID!, $expected: Int) {\n    publishDraft(kind: $kind, id: $id, expected: $expected) {\n      id\n      slug\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DiscardDraft($kind: RevisedKind!, $id: ID!) {\n    discardDraft(kind: $kind, id: $id)\n  }\n"): (typeof documents)["\n  mutation DiscardDraft($kind: RevisedKind!, $id: ID!) {\n    discardDraft(kind: $kind, id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CopyItem($kind: RevisedKind!, $id: ID!) {\n    copy: copyItem(kind: $kind, id: $id) {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  mutation CopyItem($kind: RevisedKind!, $id: ID!) {\n    copy: copyItem(kind: $kind, id: $id) {\n      id\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Revisions($kind: RevisedKind!, $id: ID!) {\n    revisions(kind: $kind, id: $id) {\n      revision\n      savedAt\n      savedById\n      savedByName\n    }\n  }\n"): (typeof documents)["\n  query Revisions($kind: RevisedKind!, $id: ID!) {\n    revisions(kind: $kind, id: $id) {\n      revision\n      savedAt\n      savedById\n      savedByName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TwoRevisions($kind: RevisedKind!, $id: ID!, $revision: Int!, $other: Int!) {\n    former: revision(kind: $kind, id: $id, revision: $revision) {\n      ...ComparedRevision\n    }\n    other: revision(kind: $kind, id: $id, revision: $other) {\n      ...ComparedRevision\n    }\n  }\n"): (typeof documents)["\n  query TwoRevisions($kind: RevisedKind!, $id: ID!, $revision: Int!, $other: Int!) {\n    former: revision(kind: $kind, id: $id, revision: $revision) {\n      ...ComparedRevision\n    }\n    other: revision(kind: $kind, id: $id, revision: $other) {\n      ...ComparedRevision\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ComparedRevision on ContentRevisionDetail {\n    revision\n    fields {\n      name\n      text\n    }\n    images {\n      id\n      url\n      alt\n    }\n  }\n"): (typeof documents)["\n  fragment ComparedRevision on ContentRevisionDetail {\n    revision\n    fields {\n      name\n      text\n    }\n    images {\n      id\n      url\n      alt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreRevision($kind: RevisedKind!, $id: ID!, $revision: Int!, $expected: Int) {\n    restoreRevision(kind: $kind, id: $id, revision: $revision, expected: $expected) {\n      revision\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreRevision($kind: RevisedKind!, $id: ID!, $revision: Int!, $expected: Int) {\n    restoreRevision(kind: $kind, id: $id, revision: $revision, expected: $expected) {\n      revision\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation UpdateSiteOwner($input: SiteOwnerPatch!, $image: Upload) {\n    item: updateSiteOwner(input: $input, image: $image) {\n      ...EditedSiteOwner\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateSiteOwner($input: SiteOwnerPatch!, $image: Upload) {\n    item: updateSiteOwner(input: $input, image: $image) {\n      ...EditedSiteOwner\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminPages($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    pages(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        isPublished\n        sectionCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminPages($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    pages(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        isPublished\n        sectionCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedPage on Page {\n    id\n    slug\n    title\n    description\n    isPublished\n    menu\n    menuOrder\n    menuTitleEn\n    menuTitleEs\n    menuTitleFr\n    revision\n  }\n"): (typeof documents)["\n  fragment EditedPage on Page {\n    id\n    slug\n    title\n    description\n    isPublished\n    menu\n    menuOrder\n    menuTitleEn\n    menuTitleEs\n    menuTitleFr\n    revision\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PageToEdit($id: ID!) {\n    item: page(id: $id) {\n      ...EditedPage\n    }\n  }\n"): (typeof documents)["\n  query PageToEdit($id: ID!) {\n    item: page(id: $id) {\n      ...EditedPage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePage($input: PageFields!) {\n    item: createPage(input: $input) {\n      ...EditedPage\n    }\n  }\n"): (typeof documents)["\n  mutation CreatePage($input: PageFields!) {\n    item: createPage(input: $input) {\n      ...EditedPage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePage($id: ID!, $input: PagePatch!) {\n    item: updatePage(id: $id, input: $input) {\n      ...EditedPage\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePage($id: ID!, $input: PagePatch!) {\n    item: updatePage(id: $id, input: $input) {\n      ...EditedPage\n    }\n  }\n"];
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
export function graphql(source: "\n  query TechnologyNames {\n    tags {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query TechnologyNames {\n    tags {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminProjects($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    projects(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        description\n        isFeatured\n        featuredOrder\n        isPublished\n        updatedAt\n        image {\n          url\n        }\n        tags {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminProjects($page: Int!, $pageSize: Int!, $search: String, $ordering: String) {\n    projects(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering) {\n      count\n      results {\n        id\n        slug\n        title\n        description\n        isFeatured\n        featuredOrder\n        isPublished\n        updatedAt\n        image {\n          url\n        }\n        tags {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation CreateProject($input: ProjectFields!, $images: [Upload!]!) {\n    item: createProject(input: $input, images: $images) {\n      ...EditedProject\n    }\n  }\n"): (typeof documents)["\n  mutation CreateProject($input: ProjectFields!, $images: [Upload!]!) {\n    item: createProject(input: $input, images: $images) {\n      ...EditedProject\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProject($id: ID!, $input: ProjectPatch!, $images: [Upload!]) {\n    item: updateProject(id: $id, input: $input, images: $images) {\n      ...EditedProject\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateProject($id: ID!, $input: ProjectPatch!, $images: [Upload!]) {\n    item: updateProject(id: $id, input: $input, images: $images) {\n      ...EditedProject\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SwitchProject($id: ID!, $input: ProjectPatch!) {\n    updateProject(id: $id, input: $input) {\n      id\n      isFeatured\n      featuredOrder\n      isPublished\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  mutation SwitchProject($id: ID!, $input: ProjectPatch!) {\n    updateProject(id: $id, input: $input) {\n      id\n      isFeatured\n      featuredOrder\n      isPublished\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteProject($id: ID!) {\n    deleteProject(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteProject($id: ID!) {\n    deleteProject(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WholeImage on Image {\n    url\n    width\n    height\n    avifSrcset\n    webpSrcset\n  }\n"): (typeof documents)["\n  fragment WholeImage on Image {\n    url\n    width\n    height\n    avifSrcset\n    webpSrcset\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PageOfSections on Page {\n    id\n    slug\n    title\n    isPublished\n    revision\n    sections {\n      id\n      sectionType\n      title\n      subtitle\n      content\n      problem\n      decision\n      result\n      failure\n      backgroundColor\n      buttonText\n      buttonUrl\n      imagePosition\n      imageAlt\n      imageId\n      image {\n        ...WholeImage\n      }\n      cards {\n        title\n        content\n        buttonText\n        buttonUrl\n        imageAlt\n        imageId\n        image {\n          ...WholeImage\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment PageOfSections on Page {\n    id\n    slug\n    title\n    isPublished\n    revision\n    sections {\n      id\n      sectionType\n      title\n      subtitle\n      content\n      problem\n      decision\n      result\n      failure\n      backgroundColor\n      buttonText\n      buttonUrl\n      imagePosition\n      imageAlt\n      imageId\n      image {\n        ...WholeImage\n      }\n      cards {\n        title\n        content\n        buttonText\n        buttonUrl\n        imageAlt\n        imageId\n        image {\n          ...WholeImage\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SectionsOfPage($id: ID!) {\n    item: page(id: $id) {\n      ...PageOfSections\n    }\n  }\n"): (typeof documents)["\n  query SectionsOfPage($id: ID!) {\n    item: page(id: $id) {\n      ...PageOfSections\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddSection($pageId: ID!, $input: SectionFields!, $files: SectionFiles) {\n    item: addSection(pageId: $pageId, input: $input, files: $files) {\n      ...PageOfSections\n    }\n  }\n"): (typeof documents)["\n  mutation AddSection($pageId: ID!, $input: SectionFields!, $files: SectionFiles) {\n    item: addSection(pageId: $pageId, input: $input, files: $files) {\n      ...PageOfSections\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSection($pageId: ID!, $sectionId: ID!, $input: SectionFields!, $files: SectionFiles) {\n    item: updateSection(pageId: $pageId, sectionId: $sectionId, input: $input, files: $files) {\n      ...PageOfSections\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateSection($pageId: ID!, $sectionId: ID!, $input: SectionFields!, $files: SectionFiles) {\n    item: updateSection(pageId: $pageId, sectionId: $sectionId, input: $input, files: $files) {\n      ...PageOfSections\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveSection($pageId: ID!, $sectionId: ID!, $revision: Int) {\n    item: removeSection(pageId: $pageId, sectionId: $sectionId, revision: $revision) {\n      ...PageOfSections\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveSection($pageId: ID!, $sectionId: ID!, $revision: Int) {\n    item: removeSection(pageId: $pageId, sectionId: $sectionId, revision: $revision) {\n      ...PageOfSections\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReorderSections($pageId: ID!, $sectionsOrder: [ID!]!, $revision: Int) {\n    item: reorderSections(pageId: $pageId, sectionsOrder: $sectionsOrder, revision: $revision) {\n      ...PageOfSections\n    }\n  }\n"): (typeof documents)["\n  mutation ReorderSections($pageId: ID!, $sectionsOrder: [ID!]!, $revision: Int) {\n    item: reorderSections(pageId: $pageId, sectionsOrder: $sectionsOrder, revision: $revision) {\n      ...PageOfSections\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ItemTranslation on ContentTranslation {\n    language\n    state\n    revision\n    texts {\n      name\n      original\n      text\n      state\n      former\n    }\n  }\n"): (typeof documents)["\n  fragment ItemTranslation on ContentTranslation {\n    language\n    state\n    revision\n    texts {\n      name\n      original\n      text\n      state\n      former\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Translations($kind: RevisedKind!, $id: ID!) {\n    translations(kind: $kind, id: $id) {\n      ...ItemTranslation\n    }\n  }\n"): (typeof documents)["\n  query Translations($kind: RevisedKind!, $id: ID!) {\n    translations(kind: $kind, id: $id) {\n      ...ItemTranslation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Translate($kind: RevisedKind!, $id: ID!, $language: String!, $input: Translation!) {\n    translate(kind: $kind, id: $id, language: $language, input: $input) {\n      ...ItemTranslation\n    }\n  }\n"): (typeof documents)["\n  mutation Translate($kind: RevisedKind!, $id: ID!, $language: String!, $input: Translation!) {\n    translate(kind: $kind, id: $id, language: $language, input: $input) {\n      ...ItemTranslation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnerTranslations {\n    translations: ownerTranslations {\n      ...ItemTranslation\n    }\n  }\n"): (typeof documents)["\n  query OwnerTranslations {\n    translations: ownerTranslations {\n      ...ItemTranslation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TranslateOwner($language: String!, $input: Translation!) {\n    translate: translateOwner(language: $language, input: $input) {\n      ...ItemTranslation\n    }\n  }\n"): (typeof documents)["\n  mutation TranslateOwner($language: String!, $input: Translation!) {\n    translate: translateOwner(language: $language, input: $input) {\n      ...ItemTranslation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContentProgress($kind: RevisedKind!, $ids: [ID!]!) {\n    contentProgress(kind: $kind, ids: $ids) {\n      itemId\n      hasDraft\n      translations {\n        language\n        state\n      }\n    }\n  }\n"): (typeof documents)["\n  query ContentProgress($kind: RevisedKind!, $ids: [ID!]!) {\n    contentProgress(kind: $kind, ids: $ids) {\n      itemId\n      hasDraft\n      translations {\n        language\n        state\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;
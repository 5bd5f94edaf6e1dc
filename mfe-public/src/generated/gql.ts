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
    "\n  query PublicMatches($text: String!, $language: String) {\n    projects(search: $text, pageSize: 5, language: $language) {\n      results {\n        id\n        slug\n        title\n      }\n    }\n    mobileDemos(search: $text, pageSize: 5) {\n      results {\n        id\n        slug\n        title\n      }\n    }\n    pages(search: $text, pageSize: 5, language: $language) {\n      results {\n        id\n        slug\n        title\n      }\n    }\n  }\n": typeof types.PublicMatchesDocument,
    "\n  query PostMatches($text: String!, $language: String) {\n    patronPosts(search: $text, pageSize: 5, language: $language) {\n      results {\n        id\n        slug\n        title\n      }\n    }\n  }\n": typeof types.PostMatchesDocument,
    "mutation SubmitContact { submitContact }": typeof types.SubmitContactDocument,
    "fragment DemoDownloads on MobileDemo { apkFile apkSize ipaFile ipaSize webviewUrl }": typeof types.DemoDownloadsFragmentDoc,
    "\n  query MobileDemos($page: Int!, $pageSize: Int!, $search: String, $operatingSystems: [ID!]) {\n    mobileDemos(page: $page, pageSize: $pageSize, search: $search, operatingSystems: $operatingSystems) {\n      count\n      results {\n        id\n        slug\n        title\n        description\n        isPublished\n        image {\n          ...Image\n        }\n        qrCode\n        operatingSystems {\n          id\n          name\n        }\n        ...DemoDownloads\n      }\n    }\n  }\n": typeof types.MobileDemosDocument,
    "query OperatingSystems { operatingSystems { id name } }": typeof types.OperatingSystemsDocument,
    "\n  query MobileDemo {\n    mobileDemo {\n      id\n      slug\n      title\n      description\n      version\n      features\n      isPublished\n      imageAlt\n      image {\n        ...Image\n      }\n      qrCode\n      operatingSystems {\n        id\n        name\n      }\n      screenshots {\n        ...all\n      }\n      ...DemoDownloads\n    }\n  }\n": typeof types.MobileDemoDocument,
    "\n  query FeaturedProjects($pageSize: Int!, $language: String) {\n    projects(isFeatured: true, ordering: \"featured_order\", pageSize: $pageSize, language: $language) {\n      results {\n        ...ProjectCard\n      }\n    }\n    siteOwner(language: $language) {\n      ...SiteOwner\n    }\n  }\n": typeof types.FeaturedProjectsDocument,
    "fragment Image on Image { url width height avifSrcset webpSrcset }": typeof types.ImageFragmentDoc,
    "\n  fragment SiteOwner on SiteOwner {\n    language\n    name\n    headline\n    availability\n    availabilityNote\n    aboutPath\n    links {\n      label\n      url\n    }\n    image {\n      ...Image\n    }\n  }\n": typeof types.SiteOwnerFragmentDoc,
    "\n  query PageBySlug {\n    pageBySlug {\n      id\n      language\n      slug\n      title\n      description\n      isPublished\n      sections {\n        ...all\n        image {\n          ...Image\n        }\n        cards {\n          ...all\n          image {\n            ...Image\n          }\n        }\n      }\n    }\n    siteOwner {\n      ...SiteOwner\n    }\n  }\n": typeof types.PageBySlugDocument,
    "\n  query PatronPosts($page: Int!, $pageSize: Int!, $language: String) {\n    patronPosts(page: $page, pageSize: $pageSize, language: $language) {\n      count\n      results {\n        id\n        language\n        slug\n        title\n        content\n        createdAt\n        publishedAt\n      }\n    }\n  }\n": typeof types.PatronPostsDocument,
    "\n  query PatronPost {\n    patronPost {\n      id\n      language\n      title\n      content\n      isPublished\n      createdAt\n      publishedAt\n      images {\n        ...all\n      }\n    }\n  }\n": typeof types.PatronPostDocument,
    "\n  fragment ProjectCard on Project {\n    id\n    language\n    slug\n    title\n    description\n    isPublished\n    image {\n      ...Image\n    }\n    tags {\n      id\n      name\n    }\n  }\n": typeof types.ProjectCardFragmentDoc,
    "\n  query Project {\n    project {\n      id\n      language\n      slug\n      title\n      description\n      longDescription\n      githubUrl\n      liveUrl\n      isPublished\n      tags {\n        id\n        name\n      }\n      images {\n        ...all\n      }\n    }\n  }\n": typeof types.ProjectDocument,
    "\n  query Projects($page: Int!, $pageSize: Int!, $search: String, $tags: [ID!], $language: String) {\n    projects(page: $page, pageSize: $pageSize, search: $search, tags: $tags, language: $language) {\n      count\n      results {\n        ...ProjectCard\n      }\n    }\n  }\n": typeof types.ProjectsDocument,
    "query ProjectTags { tags { id name } }": typeof types.ProjectTagsDocument,
};
const documents: Documents = {
    "\n  query PublicMatches($text: String!, $language: String) {\n    projects(search: $text, pageSize: 5, language: $language) {\n      results {\n        id\n        slug\n        title\n      }\n    }\n    mobileDemos(search: $text, pageSize: 5) {\n      results {\n        id\n        slug\n        title\n      }\n    }\n    pages(search: $text, pageSize: 5, language: $language) {\n      results {\n        id\n        slug\n        title\n      }\n    }\n  }\n": types.PublicMatchesDocument,
    "\n  query PostMatches($text: String!, $language: String) {\n    patronPosts(search: $text, pageSize: 5, language: $language) {\n      results {\n        id\n        slug\n        title\n      }\n    }\n  }\n": types.PostMatchesDocument,
    "mutation SubmitContact { submitContact }": types.SubmitContactDocument,
    "fragment DemoDownloads on MobileDemo { apkFile apkSize ipaFile ipaSize webviewUrl }": types.DemoDownloadsFragmentDoc,
    "\n  query MobileDemos($page: Int!, $pageSize: Int!, $search: String, $operatingSystems: [ID!]) {\n    mobileDemos(page: $page, pageSize: $pageSize, search: $search, operatingSystems: $operatingSystems) {\n      count\n      results {\n        id\n        slug\n        title\n        description\n        isPublished\n        image {\n          ...Image\n        }\n        qrCode\n        operatingSystems {\n          id\n          name\n        }\n        ...DemoDownloads\n      }\n    }\n  }\n": types.MobileDemosDocument,
    "query OperatingSystems { operatingSystems { id name } }": types.OperatingSystemsDocument,
    "\n  query MobileDemo {\n    mobileDemo {\n      id\n      slug\n      title\n      description\n      version\n      features\n      isPublished\n      imageAlt\n      image {\n        ...Image\n      }\n      qrCode\n      operatingSystems {\n        id\n        name\n      }\n      screenshots {\n        ...all\n      }\n      ...DemoDownloads\n    }\n  }\n": types.MobileDemoDocument,
    "\n  query FeaturedProjects($pageSize: Int!, $language: String) {\n    projects(isFeatured: true, ordering: \"featured_order\", pageSize: $pageSize, language: $language) {\n      results {\n        ...ProjectCard\n      }\n    }\n    siteOwner(language: $language) {\n      ...SiteOwner\n    }\n  }\n": types.FeaturedProjectsDocument,
    "fragment Image on Image { url width height avifSrcset webpSrcset }": types.ImageFragmentDoc,
    "\n  fragment SiteOwner on SiteOwner {\n    language\n    name\n    headline\n    availability\n    availabilityNote\n    aboutPath\n    links {\n      label\n      url\n    }\n    image {\n      ...Image\n    }\n  }\n": types.SiteOwnerFragmentDoc,
    "\n  query PageBySlug {\n    pageBySlug {\n      id\n      language\n      slug\n      title\n      description\n      isPublished\n      sections {\n        ...all\n        image {\n          ...Image\n        }\n        cards {\n          ...all\n          image {\n            ...Image\n          }\n        }\n      }\n    }\n    siteOwner {\n      ...SiteOwner\n    }\n  }\n": types.PageBySlugDocument,
    "\n  query PatronPosts($page: Int!, $pageSize: Int!, $language: String) {\n    patronPosts(page: $page, pageSize: $pageSize, language: $language) {\n      count\n      results {\n        id\n        language\n        slug\n        title\n        content\n        createdAt\n        publishedAt\n      }\n    }\n  }\n": types.PatronPostsDocument,
    "\n  query PatronPost {\n    patronPost {\n      id\n      language\n      title\n      content\n      isPublished\n      createdAt\n      publishedAt\n      images {\n        ...all\n      }\n    }\n  }\n": types.PatronPostDocument,
    "\n  fragment ProjectCard on Project {\n    id\n    language\n    slug\n    title\n    description\n    isPublished\n    image {\n      ...Image\n    }\n    tags {\n      id\n      name\n    }\n  }\n": types.ProjectCardFragmentDoc,
    "\n  query Project {\n    project {\n      id\n      language\n      slug\n      title\n      description\n      longDescription\n      githubUrl\n      liveUrl\n      isPublished\n      tags {\n        id\n        name\n      }\n      images {\n        ...all\n      }\n    }\n  }\n": types.ProjectDocument,
    "\n  query Projects($page: Int!, $pageSize: Int!, $search: String, $tags: [ID!], $language: String) {\n    projects(page: $page, pageSize: $pageSize, search: $search, tags: $tags, language: $language) {\n      count\n      results {\n        ...ProjectCard\n      }\n    }\n  }\n": types.ProjectsDocument,
    "query ProjectTags { tags { id name } }": types.ProjectTagsDocument,
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
export function graphql(source: "\n  query PublicMatches($text: String!, $language: String) {\n    projects(search: $text, pageSize: 5, language: $language) {\n      results {\n        id\n        slug\n        title\n      }\n    }\n    mobileDemos(search: $text, pageSize: 5) {\n      results {\n        id\n        slug\n        title\n      }\n    }\n    pages(search: $text, pageSize: 5, language: $language) {\n      results {\n        id\n        slug\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  query PublicMatches($text: String!, $language: String) {\n    projects(search: $text, pageSize: 5, language: $language) {\n      results {\n        id\n        slug\n        title\n      }\n    }\n    mobileDemos(search: $text, pageSize: 5) {\n      results {\n        id\n        slug\n        title\n      }\n    }\n    pages(search: $text, pageSize: 5, language: $language) {\n      results {\n        id\n        slug\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostMatches($text: String!, $language: String) {\n    patronPosts(search: $text, pageSize: 5, language: $language) {\n      results {\n        id\n        slug\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  query PostMatches($text: String!, $language: String) {\n    patronPosts(search: $text, pageSize: 5, language: $language) {\n      results {\n        id\n        slug\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SubmitContact { submitContact }"): (typeof documents)["mutation SubmitContact { submitContact }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment DemoDownloads on MobileDemo { apkFile apkSize ipaFile ipaSize webviewUrl }"): (typeof documents)["fragment DemoDownloads on MobileDemo { apkFile apkSize ipaFile ipaSize webviewUrl }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MobileDemos($page: Int!, $pageSize: Int!, $search: String, $operatingSystems: [ID!]) {\n    mobileDemos(page: $page, pageSize: $pageSize, search: $search, operatingSystems: $operatingSystems) {\n      count\n      results {\n        id\n        slug\n        title\n        description\n        isPublished\n        image {\n          ...Image\n        }\n        qrCode\n        operatingSystems {\n          id\n          name\n        }\n        ...DemoDownloads\n      }\n    }\n  }\n"): (typeof documents)["\n  query MobileDemos($page: Int!, $pageSize: Int!, $search: String, $operatingSystems: [ID!]) {\n    mobileDemos(page: $page, pageSize: $pageSize, search: $search, operatingSystems: $operatingSystems) {\n      count\n      results {\n        id\n        slug\n        title\n        description\n        isPublished\n        image {\n          ...Image\n        }\n        qrCode\n        operatingSystems {\n          id\n          name\n        }\n        ...DemoDownloads\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OperatingSystems { operatingSystems { id name } }"): (typeof documents)["query OperatingSystems { operatingSystems { id name } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MobileDemo {\n    mobileDemo {\n      id\n      slug\n      title\n      description\n      version\n      features\n      isPublished\n      imageAlt\n      image {\n        ...Image\n      }\n      qrCode\n      operatingSystems {\n        id\n        name\n      }\n      screenshots {\n        ...all\n      }\n      ...DemoDownloads\n    }\n  }\n"): (typeof documents)["\n  query MobileDemo {\n    mobileDemo {\n      id\n      slug\n      title\n      description\n      version\n      features\n      isPublished\n      imageAlt\n      image {\n        ...Image\n      }\n      qrCode\n      operatingSystems {\n        id\n        name\n      }\n      screenshots {\n        ...all\n      }\n      ...DemoDownloads\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FeaturedProjects($pageSize: Int!, $language: String) {\n    projects(isFeatured: true, ordering: \"featured_order\", pageSize: $pageSize, language: $language) {\n      results {\n        ...ProjectCard\n      }\n    }\n    siteOwner(language: $language) {\n      ...SiteOwner\n    }\n  }\n"): (typeof documents)["\n  query FeaturedProjects($pageSize: Int!, $language: String) {\n    projects(isFeatured: true, ordering: \"featured_order\", pageSize: $pageSize, language: $language) {\n      results {\n        ...ProjectCard\n      }\n    }\n    siteOwner(language: $language) {\n      ...SiteOwner\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Image on Image { url width height avifSrcset webpSrcset }"): (typeof documents)["fragment Image on Image { url width height avifSrcset webpSrcset }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SiteOwner on SiteOwner {\n    language\n    name\n    headline\n    availability\n    availabilityNote\n    aboutPath\n    links {\n      label\n      url\n    }\n    image {\n      ...Image\n    }\n  }\n"): (typeof documents)["\n  fragment SiteOwner on SiteOwner {\n    language\n    name\n    headline\n    availability\n    availabilityNote\n    aboutPath\n    links {\n      label\n      url\n    }\n    image {\n      ...Image\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PageBySlug {\n    pageBySlug {\n      id\n      language\n      slug\n      title\n      description\n      isPublished\n      sections {\n        ...all\n        image {\n          ...Image\n        }\n        cards {\n          ...all\n          image {\n            ...Image\n          }\n        }\n      }\n    }\n    siteOwner {\n      ...SiteOwner\n    }\n  }\n"): (typeof documents)["\n  query PageBySlug {\n    pageBySlug {\n      id\n      language\n      slug\n      title\n      description\n      isPublished\n      sections {\n        ...all\n        image {\n          ...Image\n        }\n        cards {\n          ...all\n          image {\n            ...Image\n          }\n        }\n      }\n    }\n    siteOwner {\n      ...SiteOwner\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PatronPosts($page: Int!, $pageSize: Int!, $language: String) {\n    patronPosts(page: $page, pageSize: $pageSize, language: $language) {\n      count\n      results {\n        id\n        language\n        slug\n        title\n        content\n        createdAt\n        publishedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query PatronPosts($page: Int!, $pageSize: Int!, $language: String) {\n    patronPosts(page: $page, pageSize: $pageSize, language: $language) {\n      count\n      results {\n        id\n        language\n        slug\n        title\n        content\n        createdAt\n        publishedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PatronPost {\n    patronPost {\n      id\n      language\n      title\n      content\n      isPublished\n      createdAt\n      publishedAt\n      images {\n        ...all\n      }\n    }\n  }\n"): (typeof documents)["\n  query PatronPost {\n    patronPost {\n      id\n      language\n      title\n      content\n      isPublished\n      createdAt\n      publishedAt\n      images {\n        ...all\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProjectCard on Project {\n    id\n    language\n    slug\n    title\n    description\n    isPublished\n    image {\n      ...Image\n    }\n    tags {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment ProjectCard on Project {\n    id\n    language\n    slug\n    title\n    description\n    isPublished\n    image {\n      ...Image\n    }\n    tags {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Project {\n    project {\n      id\n      language\n      slug\n      title\n      description\n      longDescription\n      githubUrl\n      liveUrl\n      isPublished\n      tags {\n        id\n        name\n      }\n      images {\n        ...all\n      }\n    }\n  }\n"): (typeof documents)["\n  query Project {\n    project {\n      id\n      language\n      slug\n      title\n      description\n      longDescription\n      githubUrl\n      liveUrl\n      isPublished\n      tags {\n        id\n        name\n      }\n      images {\n        ...all\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Projects($page: Int!, $pageSize: Int!, $search: String, $tags: [ID!], $language: String) {\n    projects(page: $page, pageSize: $pageSize, search: $search, tags: $tags, language: $language) {\n      count\n      results {\n        ...ProjectCard\n      }\n    }\n  }\n"): (typeof documents)["\n  query Projects($page: Int!, $pageSize: Int!, $search: String, $tags: [ID!], $language: String) {\n    projects(page: $page, pageSize: $pageSize, search: $search, tags: $tags, language: $language) {\n      count\n      results {\n        ...ProjectCard\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProjectTags { tags { id name } }"): (typeof documents)["query ProjectTags { tags { id name } }"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;
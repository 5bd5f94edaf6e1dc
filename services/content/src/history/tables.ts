/** Where what is revised is kept. */
export const tables = { project: 'project', page: 'page', post: 'blog_post' } as const;

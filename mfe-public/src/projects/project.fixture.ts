/** A project's card as the graph answers it. */
export const aProject = (id: number, particulars: object = {}) => ({
  __typename: 'Project',
  id: String(id),
  language: null,
  slug: `project-${id}`,
  title: `Project ${id}`,
  description: `What project ${id} does.`,
  isPublished: true,
  image: null,
  tags: [],
  ...particulars,
});

/** A page of projects as the graph answers it. */
export const projectPage = (results: object[], count = results.length) => ({
  __typename: 'ProjectPage',
  count,
  results,
});

import type { ProjectInput } from '@portfolio/contracts/content';
import type { Motif } from './drawings.ts';

export interface DemoProject extends Pick<ProjectInput, 'title' | 'description' | 'long_description' | 'technologies'> {
  drawing: readonly [motif: Motif, hue: number];
  github?: string;
  live?: string;
  featured?: true;
  draft?: true;
}

/** Newest first. */
export const demoProjects: readonly DemoProject[] = [
  {
    title: 'Rosterly',
    description:
      'A shift planner for small security companies.\nManagers drag shifts on a week grid, guards check in from their phones, and payroll follows from the hours that were really worked.',
    long_description:
      'Rosterly replaced a wall of spreadsheets at three companies.\nThe planning grid refuses to put one person in two places, even when two managers save at the same moment: the database itself holds the rule.\nPay is computed once per shift and rounded half up, so the screen, the CSV export and the receipt agree to the cent.',
    technologies: ['TypeScript', 'React', 'PostgreSQL', 'GraphQL'],
    drawing: ['calendar', 172],
    github: 'https://github.com/example/rosterly',
    live: 'https://rosterly.example.com',
    featured: true,
  },
  {
    title: 'Harbour Metrics',
    description:
      'A dashboard that shows what a web shop earns, minute by minute.\nEvery chart answers in under 100 ms over two years of orders.',
    long_description:
      'Orders stream in through a queue, are rolled up by the minute and kept in plain PostgreSQL tables.\nThe charts are drawn on canvas and stay smooth with a million points.\nAlerts tell the owner when today falls behind the same weekday of the past month.',
    technologies: ['TypeScript', 'React', 'Node.js', 'PostgreSQL'],
    drawing: ['bars', 205],
    github: 'https://github.com/example/harbour-metrics',
    live: 'https://metrics.example.com',
    featured: true,
  },
  {
    title: 'Lantern Assistant',
    description:
      'An AI support assistant that answers from a company’s own handbook and names the page it read.\nWhen it does not know, it says so.',
    long_description:
      'Lantern reads Markdown and PDF handbooks, splits them at headings and finds passages by meaning and by word.\nA language model writes the answer from those passages only; each sentence links back to its source.\nAn evaluation set of 400 questions runs before every release.',
    technologies: ['Python', 'AI', 'PostgreSQL', 'FastAPI'],
    drawing: ['chat', 262],
    github: 'https://github.com/example/lantern',
    live: 'https://lantern.example.com',
    featured: true,
  },
  {
    title: 'Trailmark',
    description:
      'Offline hiking maps for Android and iOS.\nRoutes, heights and shelters stay on the phone; no signal needed.',
    long_description:
      'Maps are packed as vector tiles, so a whole mountain range takes less than 80 MB.\nRoutes are recorded in the background for a day and a half on one charge.\nA shared track opens in any browser.',
    technologies: ['Kotlin', 'Swift', 'Maps'],
    drawing: ['map', 140],
    github: 'https://github.com/example/trailmark',
  },
  {
    title: 'Quill Blocks',
    description: 'A WordPress plugin that gives editors reusable, accessible page blocks without a page builder.',
    long_description:
      'Twelve blocks, each with a keyboard path and a colour-contrast check while editing.\nThe plugin adds no script to the public page and has been installed more than 9,000 times.',
    technologies: ['PHP', 'WordPress', 'Accessibility'],
    drawing: ['cards', 326],
    github: 'https://github.com/example/quill-blocks',
  },
  {
    title: 'Echo Notes',
    description: 'Record a thought, read it later: speech becomes tagged notes, all on the device.',
    long_description:
      'Speech recognition runs locally in a small quantised model, so recordings never leave the phone.\nNotes are searchable as text and play back from the word that was found.',
    technologies: ['Swift', 'AI', 'SQLite'],
    drawing: ['wave', 222],
  },
  {
    title: 'Parcel Graph',
    description: 'Finds the cheapest way to ship a parcel through forty carriers in one request.',
    long_description:
      'Each carrier’s price list is a graph; a search over all of them answers in 12 ms.\nThe service has no state of its own and restarts in a blink.',
    technologies: ['Go', 'gRPC', 'Redis'],
    drawing: ['network', 190],
    github: 'https://github.com/example/parcel-graph',
  },
  {
    title: 'Diffable',
    description: 'A code review tool that shows what a change means, not only which lines moved.',
    long_description:
      'Diffable compares syntax trees, so a renamed function or a moved block reads as one step.\nIt runs in the terminal and as a browser extension.',
    technologies: ['Rust', 'TypeScript', 'WebAssembly'],
    drawing: ['code', 152],
    github: 'https://github.com/example/diffable',
    live: 'https://diffable.example.com',
  },
  {
    title: 'Orrery',
    description: 'The solar system in the browser, to scale in time and, if you insist, in space.',
    long_description:
      'Positions follow the published planetary theory and stay within a minute of arc for two centuries.\nEverything is drawn with WebGL and works on a five-year-old phone.',
    technologies: ['TypeScript', 'WebGL'],
    drawing: ['orbit', 286],
    live: 'https://orrery.example.com',
  },
  {
    title: 'Ridgeline',
    description: 'A photo journal that builds itself from a day’s pictures and the walk they were taken on.',
    long_description:
      'Pictures are grouped by place and light, duplicates step back, and the best ones become a page that can be printed.\nFamilies share an album without an account.',
    technologies: ['React', 'Node.js', 'Images'],
    drawing: ['peaks', 340],
  },
  {
    title: 'Ledger Lite',
    description: 'Double-entry bookkeeping for clubs: three screens, no accountant needed until the audit.',
    long_description:
      'Every booking balances or is refused.\nThe yearly report exports as PDF and as a spreadsheet that auditors know.',
    technologies: ['Python', 'Django', 'PostgreSQL'],
    drawing: ['bars', 165],
    github: 'https://github.com/example/ledger-lite',
  },
  {
    title: 'Signal Garden',
    description: 'Soil sensors, a small radio network and an app that says which bed needs water.',
    long_description:
      'Sensors run two years on one battery and speak over LoRa to a hub on the window sill.\nThe app works on the local network when the internet is down.',
    technologies: ['Rust', 'IoT', 'Kotlin'],
    drawing: ['network', 128],
  },
  {
    title: 'Typeset Kit',
    description: 'A design-system starter: tokens, thirty components and tests for contrast, focus and motion.',
    long_description:
      'Every component is shown in both themes and three languages.\nTokens are plain CSS variables, so it fits any framework.',
    technologies: ['TypeScript', 'React', 'Accessibility'],
    drawing: ['cards', 250],
    github: 'https://github.com/example/typeset-kit',
  },
  {
    title: 'Night Desk',
    description: 'A reading mode for long shifts at a screen. Still being tried out by six night workers.',
    long_description: 'Colours follow the hour and the task.\nNot public yet: the first study ends in spring.',
    technologies: ['Swift', 'Research'],
    drawing: ['wave', 276],
    draft: true,
  },
  {
    title: 'Compass Rebuild',
    description: 'The second revision of an old route finder, not announced yet.',
    long_description: 'A rewrite of the planner core with time-dependent roads.',
    technologies: ['Go', 'Maps'],
    drawing: ['map', 200],
    draft: true,
  },
];

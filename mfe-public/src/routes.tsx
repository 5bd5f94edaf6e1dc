import { lazyScreen, NotFound } from '@portfolio/remote-kit';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Home } from './home/home.tsx';
import { Spinner } from '@portfolio/ui/spinner';
import { keyframes, styled } from 'styled-components';
import { useTranslation } from './translator.ts';

const Projects = lazyScreen(() => import('./projects/projects.tsx'), 'Projects');
const Project = lazyScreen(() => import('./projects/project.tsx'), 'Project');
const Demos = lazyScreen(() => import('./demos/demos.tsx'), 'Demos');
const Demo = lazyScreen(() => import('./demos/demo.tsx'), 'Demo');
const Chatbot = lazyScreen(() => import('./chatbot/chatbot.tsx'), 'Chatbot');
const Contact = lazyScreen(() => import('./contact/contact.tsx'), 'Contact');
const Page = lazyScreen(() => import('./pages/page.tsx'), 'Page');
const PatronBlog = lazyScreen(() => import('./patron-blog/patron-blog.tsx'), 'PatronBlog');
const PatronPost = lazyScreen(() => import('./patron-blog/patron-post.tsx'), 'PatronPost');

/** One route per screen; paths are absolute, as in manifest.json. Visitors of home pay for no other screen. */
export const App = () => (
  <Suspense fallback={<Loading />}>
    <Routes>
      <Route path="/" element={<Home />} />
      <Route path="/projects" element={<Projects />} />
      <Route path="/projects/:slug" element={<Project />} />
      <Route path="/mobile-demos" element={<Demos />} />
      <Route path="/mobile-demos/:slug" element={<Demo />} />
      <Route path="/chatbot" element={<Chatbot />} />
      <Route path="/contact" element={<Contact />} />
      <Route path="/page/:slug" element={<Page />} />
      <Route path="/patron-blog" element={<PatronBlog />} />
      <Route path="/patron-blog/:slug" element={<PatronPost />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  </Suspense>
);

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;

/** As tall as a screen, so that the footer stays out of sight; seen only when the wait is long enough to be noticed. */
const Place = styled.div`
  display: grid;
  align-content: center;
  min-height: 80vh;
  animation: ${appear} 0s 300ms backwards;
`;

/** While the code of a screen is on its way. */
function Loading() {
  const { t } = useTranslation();
  return (
    <Place>
      <Spinner label={t('loading')} size="large" />
    </Place>
  );
}

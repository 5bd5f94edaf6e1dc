import { sinksIn } from './sinks.ts';

test.each([
  ['innerHTML', 'a.b.innerHTML = text'],
  ['innerHTML', 'a["innerHTML"] += text'],
  ['outerHTML', 'it().outerHTML = text'],
  ['srcdoc', 'frame.srcdoc = text'],
  ['insertAdjacentHTML', 'a.insertAdjacentHTML("beforeend", text)'],
  ['insertAdjacentHTML', 'a?.["insertAdjacentHTML"]("beforeend", text)'],
  ['setHTMLUnsafe', 'a.setHTMLUnsafe(text)'],
  ['createContextualFragment', 'range.createContextualFragment(text)'],
  ['parseFromString', 'new DOMParser().parseFromString(text, "text/html")'],
  ['write', 'window.document.write(text)'],
  ['eval', 'eval(text)'],
  ['eval', 'globalThis.eval(text)'],
  ['Function', 'new Function(text)'],
  ['Function', 'Function("return this")()'],
  ['setTimeout', 'window.setTimeout("go()", 5)'],
  ['setInterval', 'setInterval(`go(${text})`, 5)'],
  ['importScripts', 'importScripts(address)'],
])('%s is found in %s', (sink, source) => {
  expect(sinksIn(`const all = async () => { if (text) return ${source}; };`)).toEqual([sink]);
});

test.each([
  'const text = a.innerHTML',
  'console.log("innerHTML = eval(1)")',
  'stream.write(text)',
  'setTimeout(() => go("there"), 5)',
  'store.eval(text)',
  'class A { write() {} } // document.write',
])('%s turns no text into markup or code', (source) => {
  expect(sinksIn(source)).toEqual([]);
});

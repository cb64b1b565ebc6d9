// Types exist at compile time only.

/** @import { famousTexts } from "./games/text.js" */
/** @import { chapterTexts, lessonTexts, stepTexts } from "./text.js" */

/**
 * What another language says instead.
 * @typedef {object} LessonPhrases
 * @property {typeof chapterTexts} chapters
 * @property {typeof famousTexts} famous
 * @property {typeof lessonTexts} lessons
 * @property {typeof stepTexts} steps
 */

export {};

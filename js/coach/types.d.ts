// The types of the coach, each declared next to the code that makes or checks it.

export type { PositionLike } from "../game/position-like.js";
export type { Color, Move, Square } from "../generated/types.js";
export type { ErrorCode, ErrorRecord } from "../host/error.js";
export type { GameRecord } from "../notation/saved.js";
export type { CoachLine, ExplainOptions, Known, KnownMove, RepliesToBoth } from "./arguments.js";
export type { Decided, Ending, JudgedMove, MoveAndScore, Proof } from "./decided.js";
export type { Access, AccessFields } from "./experiment/access.js";
export type { Choices, ChoicesFields } from "./experiment/choices.js";
export type {
  AnswerLost,
  AnswerLostFields,
  BetterLost,
  BetterLostFields,
  CornerNext,
  CornerNextFields,
  Deeper,
  FewAnswers,
  FewAnswersFields,
  MoveLost,
  MoveLostFields,
  NextReply,
  NextReplyFields,
} from "./experiment/exchange.js";
export type {
  OnlyMove,
  Praise,
  PraiseOptions,
  Prevents,
  PreventsFields,
  RepliesToTwo,
} from "./experiment/praise.js";
export type {
  BestReply,
  BestReplyFields,
  How,
  Punisher,
  Refutation,
  RefutationFields,
} from "./experiment/refutation.js";
export type { Tried } from "./experiment/trial.js";
export type { CanWait, CanWaitFields } from "./experiment/waiting.js";
export type { Whose } from "./facts/line.js";
export type { PositionFacts, SquaresBySide } from "./position.js";
export type {
  Chosen,
  Compared,
  Comparison,
  CornerGiven,
  CornerMissed,
  DiscsLost,
  Experiment,
  LastMove,
  Mobility,
  Opening,
  Pass,
  Reason,
  ReasonKind,
  RegionLast,
} from "./reasons.js";
export type { LongName, Sayable, SentenceName, SentenceOptions, Words } from "./sentence.js";

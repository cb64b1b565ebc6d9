/** Opens the room of the lessons. @param {object} _parts */
export function openLessons(_parts) {}

import { slug } from "github-slugger";
import * as frame from "./frame-ids";

test.each(Object.values(frame))("the id `%s` of the frame is never that of a heading", (id) => {
  expect(slug(id)).not.toBe(id);
});

import { readYaml } from "../yaml/yaml";
import { docSchema } from "./content-file";

const read = (yaml: string) => readYaml(yaml, "doc.md", docSchema);

/** All keys that Docusaurus documents for the front matter of docs. */
const ALL = `
id: fees
title: Fees
hide_title: true
hide_table_of_contents: true
toc_min_heading_level: 2
toc_max_heading_level: 4
sidebar_label: What it costs
sidebar_position: 1.5
sidebar_class_name: red
sidebar_custom_props: { icon: coin }
sidebar_key: fees
displayed_sidebar: main
pagination_label: Cost
pagination_next: core/swap
pagination_prev: null
parse_number_prefixes: false
custom_edit_url: https://example.org/edit
keywords: [fees, cost]
description: What a swap costs.
image: /img/fees.png
slug: ../cost
redirect_from: [/price]
translated_from: 9xQzJQrq9Pi4
tags: [Fees, { label: All costs, permalink: cost }]
draft: true
unlisted: true
last_update: { date: 2026-03-01, author: Robin }
api: eJzVVs
hide_send_button: true
info_path: api/fees
proxy: https://example.org
`;

describe("M6 front matter of docs", () => {
  test("every key is known, those of Docusaurus among them", () => {
    const { value, problems } = read(ALL);
    expect(problems).toEqual([]);
    expect(value).toMatchObject({
      id: "fees",
      pagination_prev: null,
      tags: ["Fees", { label: "All costs", permalink: "cost" }],
      last_update: { date: "2026-03-01T00:00:00.000Z", author: "Robin" },
    });
    const written = Array.from(ALL.matchAll(/^(\w+):/gm), ([, key]) => key);
    expect(Object.keys(docSchema.shape).toSorted()).toEqual(written.toSorted());
  });

  test.each<[string, string, object]>([
    ["no front matter", "", { draft: false, unlisted: false, parse_number_prefixes: true }],
    ["a number as title", "title: 2026", { title: "2026" }],
    ["a number as id", "id: 404", { id: "404" }],
    ["the id of a folder's page", "id: index", { id: "index" }],
    ["a number as label", "sidebar_label: 1.5", { sidebar_label: "1.5" }],
    ["a number as tag", "tags: [2026]", { tags: ["2026"] }],
    ["a text as position", 'sidebar_position: "3"', { sidebar_position: 3 }],
    ["a text as level", 'toc_max_heading_level: "4"', { toc_max_heading_level: 4 }],
    ["a text for yes", 'draft: "true"', { draft: true }],
    ["a text for no", 'parse_number_prefixes: "False"', { parse_number_prefixes: false }],
    ["a number as description", "description: 404", { description: "404" }],
    [
      "a date in words",
      "last_update: { date: 2/3/2026 }",
      { last_update: { date: "2026-02-03T00:00:00.000Z" } },
    ],
    ["an empty description", "description: ''", { description: "" }],
    ["no place to edit", "custom_edit_url: null", { custom_edit_url: null }],
    ["no sidebar", "displayed_sidebar: null", { displayed_sidebar: null }],
    ["no tags", "tags:", { tags: null }],
  ])("%s", (_, yaml, expected) => {
    const { value, problems } = read(yaml);
    expect(problems).toEqual([]);
    expect(value).toMatchObject(expected);
  });

  test("an empty title is none", () => {
    expect(read("title: ''").value?.title).toBeUndefined();
  });

  test.each([
    ["id: a/b", "`id`: must not contain a slash, because the folder is already part of the id."],
    ["sidebar_position: first", "`sidebar_position`: expected a number, found `first`."],
    ["toc_max_heading_level: '7'", "`toc_max_heading_level`: expected at most 6, found `7`."],
    ["hide_title: perhaps", "`hide_title`: expected `true` or `false`, found `perhaps`."],
  ])("F: %s", (yaml, message) => {
    expect(read(yaml).problems.map((problem) => problem.message)).toEqual([message]);
  });
});

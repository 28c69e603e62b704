/** Drives the language server for YAML as an editor does, with the settings of VS Code. */
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import {
  type CompletionItem,
  type CompletionList,
  createProtocolConnection,
  type Diagnostic,
  type Hover,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";

const SERVER = "lab/node_modules/yaml-language-server/bin/yaml-language-server";

/** A place in a text. Both numbers start at 0. */
interface Place {
  line: number;
  character: number;
}

export class LanguageServer {
  readonly #process: ChildProcess;
  readonly #connection: ProtocolConnection;
  readonly #waiting = new Map<string, (found: Diagnostic[]) => void>();
  readonly #ready: Promise<unknown>;

  constructor() {
    this.#process = spawn(process.execPath, [SERVER, "--stdio"], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    const { stdin, stdout } = this.#process;
    if (!stdin || !stdout) throw new Error("The language server has no streams.");
    this.#connection = createProtocolConnection(
      new StreamMessageReader(stdout),
      new StreamMessageWriter(stdin),
    );
    const { "yaml.schemas": schemas } = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
    const settings = { yaml: { schemas, schemaStore: { enable: false } } };
    this.#connection.onRequest(
      "workspace/configuration",
      ({ items }: { items: { section: keyof typeof settings }[] }) =>
        items.map(({ section }) => settings[section] ?? {}),
    );
    this.#connection.onRequest("client/registerCapability", () => null);
    this.#connection.onNotification(
      "textDocument/publishDiagnostics",
      ({ uri, diagnostics }: { uri: string; diagnostics: Diagnostic[] }) =>
        this.#waiting.get(uri)?.(diagnostics),
    );
    this.#connection.listen();
    this.#ready = this.#start(settings);
  }

  async #start(settings: object): Promise<void> {
    const folder = pathToFileURL(resolve()).href;
    await this.#connection.sendRequest("initialize", {
      processId: process.pid,
      rootUri: folder,
      workspaceFolders: [{ uri: folder, name: "site" }],
      capabilities: {
        workspace: { configuration: true, workspaceFolders: true },
        textDocument: {
          completion: { completionItem: { documentationFormat: ["markdown"] } },
          hover: { contentFormat: ["markdown"] },
        },
      },
    });
    await this.#connection.sendNotification("initialized", {});
    await this.#connection.sendNotification("workspace/didChangeConfiguration", { settings });
  }

  /** Opens a file with a text, which need not be the one on the disk. Returns what is wrong with it. */
  async open(path: string, text: string): Promise<Diagnostic[]> {
    await this.#ready;
    const uri = pathToFileURL(resolve(path)).href;
    const found = new Promise<Diagnostic[]>((tell) => this.#waiting.set(uri, tell));
    await this.#connection.sendNotification("textDocument/didOpen", {
      textDocument: { uri, languageId: "yaml", version: 1, text },
    });
    const diagnostics = await found;
    this.#waiting.delete(uri);
    return diagnostics;
  }

  async #ask<Answer>(what: "completion" | "hover", path: string, position: Place): Promise<Answer> {
    const textDocument = { uri: pathToFileURL(resolve(path)).href };
    return this.#connection.sendRequest(`textDocument/${what}`, { textDocument, position });
  }

  /** Returns what may be written at a place of an open file. */
  async completions(path: string, at: Place): Promise<CompletionItem[]> {
    return (await this.#ask<CompletionList>("completion", path, at)).items;
  }

  /** Returns what is told about a place of an open file. */
  async hover(path: string, at: Place): Promise<string> {
    const hover = await this.#ask<Hover | null>("hover", path, at);
    return hover ? JSON.stringify(hover.contents) : "";
  }

  end(): void {
    this.#connection.dispose();
    this.#process.kill();
  }
}
